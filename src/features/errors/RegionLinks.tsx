import styled from '@emotion/styled';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { byRegionName } from '../navigation/byRegionName';
import { RegionLink } from '../navigation/RegionLink';

type RegionLinksProps = {
  label: string;
  sites: readonly Queries.ErrorPageSiteFragment[];
  /** Without script the links show in any case. */
  isShown: boolean;
};

/** The home pages of all sites by name, on an error page that belongs to none. */
export const RegionLinks = ({ label, sites, isShown }: RegionLinksProps) => (
  <Links aria-label={label} data-shown={isShown}>
    <ul>
      {[...sites].sort(byRegionName).map((site) => (
        <RegionLink key={site.id} site={site} />
      ))}
    </ul>
  </Links>
);

const Links = styled.nav({
  marginTop: space(5),
  paddingTop: space(3),
  borderTop: `2px solid ${color.ink}`,
  // The HTML serves all URLs: most are of a site, whose own links replace these.
  '@media (scripting: enabled)': { '&[data-shown="false"]': { visibility: 'hidden' } },
  // Columns, so that the languages of a country follow each other.
  '& ul': { columnGap: space(3), listStyle: 'none', fontSize: size.meta },
  '& li': { breakInside: 'avoid' },
  '& a': { paddingBlock: space(1.25) },
  '& strong': { fontWeight: 600 },
  '& span': { fontWeight: 400 },
  [media.sm]: { '& ul': { columnCount: 2 } },
  [media.md]: { '& ul': { columnCount: 3 } },
});
