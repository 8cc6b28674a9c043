import styled from '@emotion/styled';
import { LinkTo } from '~/src/components/LinkTo';
import { media } from '~/src/theme/media';
import { color, size, space } from '~/src/theme/tokens';

/**
 * One column of links. On phones it is folded: the list follows a `<details>` without content and shows while that is
 * open, because a closed `<details>` cannot show its content on desktops in all browsers.
 */
export const FooterMenu = ({ menu: { title, links } }: { menu: Queries.FooterMenuFragment }) => (
  <nav aria-label={title ?? undefined}>
    {title && (
      <>
        <Title>{title}</Title>
        <Fold>
          <summary>
            <h2>{title}</h2>
          </summary>
        </Fold>
      </>
    )}
    <List>
      {links.map(({ title: name, href, isOpenInNewWindow }) => (
        <li key={name}>
          <LinkTo link={href ?? ''} isInNewWindow={isOpenInNewWindow}>
            {name}
          </LinkTo>
        </li>
      ))}
    </List>
  </nav>
);

const Fold = styled.details({
  borderTop: `1px solid ${color.inkSoft}`,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 52,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary::after': { content: '"+"', fontSize: size.h4, fontWeight: 400 },
  '&[open] summary::after': { content: '"\u2013"' },
  '& h2': { fontFamily: 'inherit', fontSize: size.body, fontWeight: 600, letterSpacing: 0 },
  [media.belowSm]: {
    '&:not([open]) + ul': { display: 'none' },
    '& + ul': { paddingBottom: space(2) },
  },
  [media.sm]: { display: 'none' },
});

const Title = styled.h2({
  [media.belowSm]: { display: 'none' },
  marginBottom: space(1.5),
  fontFamily: 'inherit',
  fontSize: size.small,
  fontWeight: 500,
  letterSpacing: 0,
  lineHeight: 1.4,
  color: color.inverseSoft,
});

const List = styled.ul({
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: 5, textDecoration: 'none' },
  '& a:hover': {
    textDecoration: 'underline',
    textDecorationColor: color.signal,
    textDecorationThickness: 2,
  },
});
