import styled from '@emotion/styled';
import { LinkTo } from '../../components/LinkTo';
import { Logo } from '../../components/Logo';
import { color, font, size, space } from '../../theme/tokens';
import { authorProfile } from './authorProfile';

type AuthorCardsProps = { label: string; authors: readonly Queries.AuthorProfileFragment[] };

/** The authors at the end of an insight: portrait, name, role. */
export const AuthorCards = ({ label, authors }: AuthorCardsProps) =>
  authors.length === 0 ? null : (
    <List aria-label={label}>
      {authors.map(authorProfile).map(({ name, path, role, photo }) => (
        <li key={name}>
          {photo && <Logo image={photo} size={72} />}
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
  '& p + p': { color: color.inkSoft, fontSize: size.meta },
});

const Name = styled.p({
  fontFamily: font.display,
  fontWeight: 600,
  fontSize: size.h4,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  '& a': { textDecorationColor: color.signal, textDecorationThickness: 2 },
});
