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

/** The place of a name, and its letters. */
type Named = { x: number; y: number; length: number };

/** Of a name, in units of the map as large as it shows a group of places; on a phone a unit is less than half as large. */
const letterWidth = 3.2;
const nameHeight = 9;
const phoneShare = 2.4;
/** Longer ones would leave a phone. */
const mostLettersOnPhones = 16;

/** Whether two names would cover each other. */
const isCrowded = (one: Named, other: Named, share = 1): boolean =>
  Math.abs(one.x - other.x) < ((one.length + other.length) / 2) * letterWidth * share &&
  Math.abs(one.y - other.y) < nameHeight * share;

/** A marker at each place, which links to its office; those of the site with their names, where there is room. Memoised, because the map around it renders with each zoom. */
export const MapMarkers = memo(({ places, onFollow }: MapMarkersProps) => {
  const named: Named[] = [];
  const namedOnPhones: Named[] = [];
  return (
    <svg viewBox={`0 0 ${map.width} ${mapHeight}`}>
      {[...places]
        .sort((a, b) => Number(a.isStressed) - Number(b.isStressed))
        .map(({ contentful_id, name, latitude, longitude, isStressed }) => {
          const place = placeOnMap(latitude, longitude);
          // Rounded to save bytes of HTML; a tenth of a unit is a pixel at the largest zoom.
          const [x, y] = [place.x, place.y].map((value) => Math.round(value * 10) / 10);
          const own = { ...place, length: name.length };
          const hasName = isStressed && !named.some((other) => isCrowded(own, other));
          const isRoomy =
            hasName &&
            name.length <= mostLettersOnPhones &&
            !namedOnPhones.some((other) => isCrowded(own, other, phoneShare));
          // Above the marker, unless that of another place is there.
          const isBelow =
            hasName &&
            places.some(
              (other) =>
                other.latitude > latitude &&
                isCrowded(own, { ...placeOnMap(other.latitude, other.longitude), length: 0 }, 2),
            );
          if (hasName) named.push(own);
          if (isRoomy) namedOnPhones.push(own);
          return (
            <a
              key={contentful_id}
              href={`#${contentful_id}`}
              aria-label={name}
              data-stressed={isStressed || undefined}
              onClick={onFollow}
            >
              <circle cx={x} cy={y} r={17} data-ring="" />
              <circle cx={x} cy={y} r={isStressed ? 8 : 6} />
              {hasName && (
                <g transform={`translate(${x} ${y})`}>
                  <text y={isBelow ? 36 : -20} data-roomy={isRoomy || undefined}>
                    {name}
                  </text>
                </g>
              )}
            </a>
          );
        })}
    </svg>
  );
});
MapMarkers.displayName = 'MapMarkers';
