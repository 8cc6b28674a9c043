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
    readonly latitude: number;
    readonly longitude: number;
    /** Drawn in the signal colour, above the others. */
    readonly isStressed: boolean;
  }[];
};

/** A dotted world map with a marker at each location. */
export const WorldMap = ({ label, land, places }: WorldMapProps) => (
  <Frame role="img" aria-label={label}>
    <img src={land} alt="" width={map.width} height={mapHeight} />
    <svg viewBox={`0 0 ${map.width} ${mapHeight}`}>
      {[...places]
        .sort((a, b) => Number(a.isStressed) - Number(b.isStressed))
        .map(({ contentful_id, latitude, longitude, isStressed }) => {
          const { x, y } = placeOnMap(latitude, longitude);
          return (
            <g key={contentful_id} data-stressed={isStressed || undefined}>
              {isStressed && <circle cx={x} cy={y} r={17} data-ring="" />}
              <circle cx={x} cy={y} r={isStressed ? 7 : 5} />
            </g>
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
  '& [data-stressed] circle': { fill: color.signal },
  '& [data-stressed] circle[data-ring]': { fill: color.signal, fillOpacity: 0.16, stroke: 'none' },
});
