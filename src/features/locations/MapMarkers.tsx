import { memo } from 'react';
import { map, mapHeight, placeOnMap } from './projection';

export type MapPlace = {
  readonly contentful_id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Drawn in the signal colour, above the others. */
  readonly isStressed: boolean;
};

type MapMarkersProps = {
  places: readonly MapPlace[];
  /** Called when a visitor follows the link of a place to its office. */
  onFollow: () => void;
};

/** A marker at each place, which links to its office. Memoised, because the map around it renders with each zoom. */
export const MapMarkers = memo(({ places, onFollow }: MapMarkersProps) => (
  <svg viewBox={`0 0 ${map.width} ${mapHeight}`}>
    {[...places]
      .sort((a, b) => Number(a.isStressed) - Number(b.isStressed))
      .map(({ contentful_id, name, latitude, longitude, isStressed }) => {
        const place = placeOnMap(latitude, longitude);
        // Rounded to save bytes of HTML; a tenth of a unit is a pixel at the largest zoom.
        const [x, y] = [place.x, place.y].map((value) => Math.round(value * 10) / 10);
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
));
MapMarkers.displayName = 'MapMarkers';
