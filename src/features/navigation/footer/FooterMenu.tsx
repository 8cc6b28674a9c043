import styled from '@emotion/styled';
import { LinkTo } from '~/src/components/LinkTo';
import { color, size, space } from '~/src/theme/tokens';

/** One column of links. */
export const FooterMenu = ({ menu: { title, links } }: { menu: Queries.FooterMenuFragment }) => (
  <nav aria-label={title ?? undefined}>
    {title && <Title>{title}</Title>}
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

const Title = styled.h2({
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
