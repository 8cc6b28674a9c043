import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { media } from '../../theme/media';
import { color } from '../../theme/tokens';
import { map, mapHeight, placeOnMap } from './projection';
import land from './worldDots.svg';

type RegionMapProps = { places: readonly Queries.RegionMapPlaceFragment[] };

/** A drawing of the world with a dot at each office, for a hero. It has no links: the page lists the regions. */
export const RegionMap = ({ places }: RegionMapProps) => (
  <Drawing aria-hidden="true">
    <img src={land} alt="" width={map.width} height={mapHeight} />
    <svg viewBox={`0 0 ${map.width} ${mapHeight}`}>
      {places.map(({ contentful_id, latitude, longitude }) => {
        const { x, y } = placeOnMap(latitude, longitude);
        return <circle key={contentful_id} cx={Math.round(x)} cy={Math.round(y)} r={7} />;
      })}
    </svg>
  </Drawing>
);

const Drawing = styled.div({
  // Outweighs the styles of pictures in theme/layout.css.
  '[data-hero] > header + &&': {
    position: 'relative',
    aspectRatio: 'auto !important',
    minHeight: 0,
    overflow: 'hidden',
    [media.md]: { alignSelf: 'end', marginBlock: '0 2rem' },
  },
  '[data-hero] > header + && > img': {
    display: 'block',
    position: 'static',
    width: '100%',
    height: 'auto',
  },
  '[data-hero="split"]:has(> &)': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
  '& > svg': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    fill: color.signal,
    stroke: color.paper,
    strokeWidth: 2,
  },
});

export const fragment = graphql`
  fragment RegionMapPlace on ContentfulLocation {
    contentful_id
    latitude
    longitude
  }
`;
