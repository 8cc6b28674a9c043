import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { LinkTo } from '../../components/LinkTo';
import { Picture } from '../../components/Picture';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { fill } from '../../i18n/fill';
import { phoneLink } from '../../i18n/paths';
import { color, size, space } from '../../theme/tokens';

type OfficeProps = {
  office: Queries.OfficeFragment;
  labels: Queries.OfficeLabelsFragment;
  /** Those of the site at this office. */
  openings: readonly Queries.OfficeOpeningFragment[];
  /** An office of the site, with its photo. */
  isOwn: boolean;
  /** Whether its details are open at first. */
  isOpen: boolean;
};

/** An office with address, phone and directions; of other offices all but the phone is in a `<details>` element. */
export const Office = ({ office, labels, openings, isOwn, isOpen }: OfficeProps) => {
  const { contentful_id, name, address, phone, fax, latitude, longitude, photo } = office;
  const call = phone && (
    <p>
      <VisuallyHidden>{labels.phone}</VisuallyHidden> <a href={phoneLink(phone)}>{phone}</a>
    </p>
  );
  const details = (
    <>
      <address>{address.trim()}</address>
      {isOwn && call}
      {fax && (
        <p>
          {labels.fax} {fax}
        </p>
      )}
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
  return isOwn ? (
    <Item id={contentful_id}>
      {photo?.picture && (
        <Picture
          picture={photo.picture}
          alt={photo.alt}
          aspectRatio={1.6}
          sizes="(min-width: 1240px) 420px, (min-width: 600px) 45vw, 92vw"
        />
      )}
      <h3>{name}</h3>
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
      {call}
    </Item>
  );
};

const Item = styled.li({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  fontSize: size.meta,
  '&:target :is(h3, h4)': {
    textDecoration: `underline ${color.signal} 3px`,
    textUnderlineOffset: '0.25em',
  },
  '& > div': { marginBottom: space(1) },
  '& summary': {
    display: 'flex',
    minHeight: 44,
    paddingBlock: space(1.25),
  },
  '& details[open]': { paddingBottom: space(1) },
  '& details + p': { marginTop: `-${space(1.5)}`, paddingBottom: space(1) },
  // Phones are level beside each other, unless an address has more lines.
  '& address': {
    minHeight: '5lh',
    color: color.inkSoft,
    fontStyle: 'normal',
    whiteSpace: 'pre-line',
  },
  '& p': { fontVariantNumeric: 'tabular-nums' },
});

const Openings = styled.div({
  '& p': { color: color.inkSoft },
  '& ul': { listStyle: 'none' },
  '& a': { display: 'inline-block', paddingBlock: 4, fontWeight: 600 },
});

const Directions = styled.a({
  // Generated content instead of an icon, because the page has dozens of these links. Browsers without support for
  // alternative text in `content` show no arrow.
  '&::after': {
    content: '"↗" / ""',
    display: 'inline-block',
    marginInlineStart: space(1),
    scale: 'var(--direction, 1) 1',
  },
  alignSelf: 'flex-start',
  paddingBlock: 4,
  // On one line in offices side by side.
  marginTop: 'auto',
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
