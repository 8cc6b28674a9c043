import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { LinkTo } from '../../components/LinkTo';
import { Picture } from '../../components/Picture';
import { fill } from '../../i18n/fill';
import { phoneLink } from '../../i18n/paths';
import { color, size, space } from '../../theme/tokens';

type OfficeProps = {
  office: Queries.OfficeFragment;
  labels: Queries.OfficeLabelsFragment;
  /** Those of the site at this office. */
  openings: readonly Queries.OfficeOpeningFragment[];
  hasPhoto: boolean;
  /** Whether its details are open at first. */
  isOpen: boolean;
};

/** An office with address, phone and directions: below its photo if `hasPhoto`, else in a `<details>` element. */
export const Office = ({ office, labels, openings, hasPhoto, isOpen }: OfficeProps) => {
  const { contentful_id, name, address, phone, fax, latitude, longitude, photo } = office;
  const details = (
    <>
      <address>{address.trim()}</address>
      <dl>
        {phone && (
          <div>
            <dt>{labels.phone}</dt>
            <dd>
              <a href={phoneLink(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        {fax && (
          <div>
            <dt>{labels.fax}</dt>
            <dd>{fax}</dd>
          </div>
        )}
      </dl>
      {openings.length > 0 && (
        <Openings>
          <p>{labels.openings}</p>
          <ul>
            {openings.map(
              ({ contentful_id: id, title, path }) =>
                path && (
                  <li key={id}>
                    <LinkTo link={path}>{title}</LinkTo>
                  </li>
                ),
            )}
          </ul>
        </Openings>
      )}
      <Directions
        href={`https://www.openstreetmap.org/directions?to=${latitude},${longitude}`}
        aria-label={fill(labels.directionsTo, { name })}
      >
        {labels.directions}
      </Directions>
    </>
  );
  return hasPhoto ? (
    <Item id={contentful_id}>
      {photo?.picture && (
        <Picture
          picture={photo.picture}
          alt={photo.alt}
          aspectRatio={1.6}
          sizes="(min-width: 1240px) 420px, (min-width: 600px) 45vw, 92vw"
        />
      )}
      <h4>{name}</h4>
      {details}
    </Item>
  ) : (
    <Item id={contentful_id}>
      <details open={isOpen}>
        <summary>
          <h4>{name}</h4>
        </summary>
        {details}
      </details>
    </Item>
  );
};

const Item = styled.li({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  fontSize: size.meta,
  '&:target > h4': {
    textDecoration: `underline ${color.signal} 3px`,
    textUnderlineOffset: '0.25em',
  },
  '& > div': { marginBottom: space(1) },
  '& summary': { minHeight: 44, paddingBlock: space(1.25) },
  '& summary > h4': { display: 'inline' },
  '& details[open]': { paddingBottom: space(3) },
  '& address': { color: color.inkSoft, fontStyle: 'normal', whiteSpace: 'pre-line' },
  '& dl > div': { display: 'flex', gap: space(1) },
  '& dt': { color: color.inkSoft },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

const Openings = styled.div({
  '& p': { color: color.inkSoft },
  '& ul': { listStyle: 'none' },
  '& a': { display: 'inline-block', paddingBlock: 4, fontWeight: 600 },
});

const Directions = styled.a({
  // Generated content instead of an icon, because the page has dozens of these links. Browsers without support for
  // alternative text in `content` show no arrow.
  '&::after': { content: '"↗" / ""', scale: 'var(--direction, 1) 1' },
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space(1),
  minHeight: 32,
  fontWeight: 600,
  textDecorationColor: color.signal,
  textDecorationThickness: 2,
});

export const fragment = graphql`
  fragment Office on ContentfulLocation {
    contentful_id
    name
    address
    continent
    latitude
    longitude
    phone
    fax
    photo {
      alt
      picture
    }
    countries {
      technicalName
      name
    }
  }

  fragment OfficeOpening on ContentfulOpening {
    contentful_id
    title
    path
    location {
      contentful_id
    }
  }

  fragment OfficeLabels on Labels {
    openings
    phone
    fax
    directions
    directionsTo
  }
`;
