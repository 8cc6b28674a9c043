import styled from '@emotion/styled';
import { LinkTo } from '../../components/LinkTo';
import { color, font, size, space } from '../../theme/tokens';

type HeroResultsProps = {
  title: string;
  keyPlays: readonly Queries.KeyPlayRowFragment[];
};

const most = 3;

/** The first result of each of the first key plays, as links, in windows that have room for them; renders nothing without any. */
export const HeroResults = ({ title, keyPlays }: HeroResultsProps) => {
  const results = keyPlays
    .filter(({ path, keyResult1Number }) => path && keyResult1Number)
    .slice(0, most);
  return (
    results.length > 0 && (
      <List aria-label={title}>
        {results.map(({ path, keyResult1Number, keyResult1Description }) => (
          <li key={path}>
            <LinkTo link={path ?? ''}>
              <b>{keyResult1Number}</b> {keyResult1Description}
            </LinkTo>
          </li>
        ))}
      </List>
    )
  );
};

const List = styled.ul({
  display: 'none',
  listStyle: 'none',
  '@media screen and (min-width: 1240px)': {
    display: 'flex',
    gap: space(3),
    alignSelf: 'end',
    justifySelf: 'stretch',
  },
  '& li': { flex: 1, borderTop: `1px solid ${color.lineStrong}` },
  '& a': {
    display: 'block',
    paddingTop: space(1.5),
    color: color.inkSoft,
    fontSize: size.small,
    textDecoration: 'none',
    textWrap: 'balance',
  },
  '& b': {
    display: 'block',
    color: color.ink,
    fontFamily: font.display,
    fontSize: size.h3,
  },
});
