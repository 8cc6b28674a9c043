import styled from '@emotion/styled';
import { color, space } from '../../theme/tokens';
import { SiteLink } from './SiteLink';

type RegionLinkProps = {
  site: {
    readonly homePath: string;
    readonly localCode: string;
    readonly countryName: string;
    readonly languageName: string;
    readonly allowsTags: boolean;
  };
};

/** A line of a list of regions: the name of one, with its language at the other end, as a link to its home page. */
export const RegionLink = ({
  site: { homePath, localCode, countryName, languageName, allowsTags },
}: RegionLinkProps) => (
  <Line>
    <SiteLink to={homePath} keepsDocument={allowsTags} hrefLang={localCode}>
      <strong lang={localCode} dir="auto">
        {countryName}
      </strong>
      <span lang={localCode} dir="auto">
        {languageName}
      </span>
    </SiteLink>
  </Line>
);

const Line = styled.li({
  '& > a': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space(2),
    borderBottom: `1px solid ${color.line}`,
    textDecoration: 'none',
  },
  '& > a:hover strong': { textDecoration: 'underline', textDecorationColor: color.signal },
  '& span': { color: color.inkSoft },
});
