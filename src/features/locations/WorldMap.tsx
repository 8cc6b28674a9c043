import styled from '@emotion/styled';
import { color } from '../../theme/tokens';
import { map, mapHeight, placeOnMap } from './projection';

type WorldMapProps = {
  /** Accessible name. */
  label: string;
  /** The URL of the SVG of the land. */
  land: string;
  places: readonly {
    readonly contentful_id: string;
    readonly name: string;
    readonly latitude: number;
    readonly longitude: number;
    /** Drawn in the signal colour, above the others. */
    readonly isStressed: boolean;
  }[];
  /** Called when a visitor follows the link of a place to its office. */
  onFollow: () => void;
};

/** A dotted world map with a marker at each location, which links to its office below. */
export const WorldMap = ({ label, land, places, onFollow }: WorldMapProps) => (
  <Frame role="group" aria-label={label}>
    <img src={land} alt="" width={map.width} height={mapHeight} />
    <svg viewBox={`0 0 ${map.width} ${mapHeight}`}>
      {[...places]
        .sort((a, b) => Number(a.isStressed) - Number(b.isStressed))
        .map(({ contentful_id, name, latitude, longitude, isStressed }) => {
          const place = placeOnMap(latitude, longitude);
          // Rounded to save bytes of HTML.
          const [x, y] = [place.x, place.y].map((value) => Math.round(value));
          return (
            <a
              key={contentful_id}
              href={`#${contentful_id}`}
              aria-label={name}
              data-stressed={isStressed || undefined}
              onClick={onFollow}
            >
              <circle cx={x} cy={y} r={17} data-ring="" />
              <circle cx={x} cy={y} r={isStressed ? 7 : 5} />
            </a>
          );
        })}
    </svg>
  </Frame>
);

const Frame = styled.div({
  position: 'relative',
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  '& circle': { fill: color.ink, stroke: color.paper, strokeWidth: 1.5 },
  // The rings of places that are not stressed are invisible: they only enlarge the target.
  '& circle[data-ring]': { fill: color.signal, fillOpacity: 0, stroke: 'none' },
  '& [data-stressed] circle': { fill: color.signal },
  '& [data-stressed] circle[data-ring]': { fillOpacity: 0.16 },
  '& a:hover circle[data-ring], & a:focus-visible circle[data-ring]': { fillOpacity: 0.4 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible circle[data-ring]': { stroke: color.ink, strokeWidth: 3 },
});
