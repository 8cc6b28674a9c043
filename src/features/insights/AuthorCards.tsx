import styled from '@emotion/styled';
import { LinkTo } from '../../components/LinkTo';
import { Thumbnail } from '../../components/Thumbnail';
import { color, font, size, space } from '../../theme/tokens';
import { authorProfile } from './authorProfile';

type AuthorCardsProps = { label: string; authors: readonly Queries.AuthorProfileFragment[] };

const portraitSize = 72;

/** The first letters of the first and the last name. */
const initialsOf = (name: string): string => {
  const [first = '', ...others] = name.split(/\s+/);
  return [first, others.at(-1) ?? ''].map((part) => [...part][0] ?? '').join('');
};

/** The authors at the end of an insight: portrait or initials, name, role. */
export const AuthorCards = ({ label, authors }: AuthorCardsProps) =>
  authors.length === 0 ? null : (
    <List aria-label={label}>
      {authors.map(authorProfile).map(({ name, path, role, photo }) => (
        <li key={name}>
          {photo ? (
            <Thumbnail image={photo} size={portraitSize} />
          ) : (
            <Monogram aria-hidden>{initialsOf(name)}</Monogram>
          )}
          <div>
            <Name>{path ? <LinkTo link={path}>{name}</LinkTo> : name}</Name>
            {role && <p>{role}</p>}
          </div>
        </li>
      ))}
    </List>
  );

const List = styled.ul({
  display: 'grid',
  gap: space(3),
  marginTop: space(7),
  paddingTop: space(3),
  borderTop: `1px solid ${color.lineStrong}`,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: space(2.5) },
  '& > li > :first-child': { flex: 'none' },
  '& p + p': { color: color.inkSoft, fontSize: size.meta },
});

const Monogram = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: portraitSize,
  height: portraitSize,
  background: color.mist,
  font: `600 ${size.h4} / 1 ${font.display}`,
});

const Name = styled.p({
  fontFamily: font.display,
  fontWeight: 600,
  fontSize: size.h4,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  '& a': { textDecorationColor: color.signal, textDecorationThickness: 2 },
});
