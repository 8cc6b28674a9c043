import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { phoneLink } from '../../i18n/paths';
import { color, size, space } from '../../theme/tokens';

type SiteLocationsProps = {
  title: string;
  locations: readonly Queries.SiteLocationFragment[];
  labels: { readonly phone: string; readonly fax: string };
};

/** A list of the offices of a site; renders nothing if there are none. */
export const SiteLocations = ({ title, locations, labels }: SiteLocationsProps) =>
  locations.length === 0 ? null : (
    <Offices>
      <h2>{title}</h2>
      <List>
        {locations.map(({ contentful_id, name, address, phone, fax }) => (
          <li key={contentful_id}>
            <h3>{name}</h3>
            <address>{address}</address>
            {phone && (
              <p>
                {labels.phone} <a href={phoneLink(phone)}>{phone}</a>
              </p>
            )}
            {fax && (
              <p>
                {labels.fax} {fax}
              </p>
            )}
          </li>
        ))}
      </List>
    </Offices>
  );

/** Below all columns of a grid. */
const Offices = styled.section({ gridColumn: '1 / -1', marginTop: space(5) });

const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  columnGap: space(3),
  listStyle: 'none',
  '& li': {
    paddingBlock: space(2.5),
    borderTop: `1px solid ${color.lineStrong}`,
    fontSize: size.meta,
  },
  '& h3': { marginBottom: space(1), fontSize: size.h4 },
  '& address': { fontStyle: 'normal', whiteSpace: 'pre-line', color: color.inkSoft },
  '& p': { marginTop: space(0.5) },
});

export const fragment = graphql`
  fragment SiteLocation on ContentfulLocation {
    contentful_id
    name
    address
    phone
    fax
  }
`;
