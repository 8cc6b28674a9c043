import styled from '@emotion/styled';
import { media } from '../theme/media';
import { color, size, space } from '../theme/tokens';
import { LinkTo } from './LinkTo';

type SocialLinksProps = {
  links: readonly {
    readonly name: string;
    /** Null for a feed that the site does not have. */
    readonly href: string | null;
    readonly icon: { readonly publicFile: { readonly url: string } | null } | null;
  }[];
};

/** A row of links to social profiles; a link without an icon shows its name. */
export const SocialLinks = ({ links }: SocialLinksProps) => (
  <Row>
    {links.map(
      ({ name, href, icon }) =>
        href && (
          <li key={href}>
            <LinkTo link={href} isInNewWindow>
              {icon?.publicFile && (
                <img src={icon.publicFile.url} alt="" width={20} height={20} loading="lazy" />
              )}
              <span>{name}</span>
            </LinkTo>
          </li>
        ),
    )}
  </Row>
);

const Row = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(3)}`,
  listStyle: 'none',
  [media.belowSm]: { display: 'grid', gridTemplateColumns: 'auto 1fr' },
  '& img': { filter: 'var(--logo-filter)' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    minHeight: 40,
    fontSize: size.control,
    textDecorationColor: color.lineStrong,
  },
});
