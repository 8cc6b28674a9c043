import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { color, duration, ease, space } from '../../theme/tokens';
import { MapControls } from './MapControls';
import { MapMarkers, type MapPlace } from './MapMarkers';
import { map, mapHeight, placeOnMap } from './projection';
import { useMap } from './useMap';

type WorldMapProps = {
  /** Accessible name. */
  label: string;
  /** The URL of the SVG of the land. */
  land: string;
  places: readonly MapPlace[];
  /** Whether the map zooms to the places that are stressed. */
  isFocused: boolean;
  /** Called when a visitor follows the link of a place to its office; constant. */
  onFollow: () => void;
  labels: Queries.MapControlsLabelsFragment;
};

/** A dotted world map with a marker at each location, which links to its office below. It zooms and pans. */
export const WorldMap = ({ label, land, places, isFocused, onFollow, labels }: WorldMapProps) => {
  const { frame, zoom, withMap } = useMap();
  const wasFocused = useRef(false);
  useEffect(() => {
    // Before the first choice the map shows all.
    if (!isFocused && !wasFocused.current) return;
    wasFocused.current = isFocused;
    const stressed = isFocused ? places.filter(({ isStressed }) => isStressed) : [];
    const points = stressed.map(({ latitude, longitude }) => {
      const { x, y } = placeOnMap(latitude, longitude);
      return { x: x / map.width, y: y / mapHeight };
    });
    withMap((map) => map.fit(points));
  }, [isFocused, places, withMap]);

  return (
    <Frame ref={frame} role="group" aria-label={label}>
      <Layer>
        <img src={land} alt="" width={map.width} height={mapHeight} />
        <MapMarkers places={places} onFollow={onFollow} />
      </Layer>
      <MapControls
        zoom={zoom}
        onZoom={(factor) => withMap((map) => map.zoom(factor))}
        onReset={() => withMap((map) => map.fit([]))}
        labels={labels}
      />
    </Frame>
  );
};

const Frame = styled.div({
  position: 'relative',
  // Wider than the column, where the window is.
  marginInline: `max(var(--bleed), ${space(-20)})`,
  // Not `hidden`: browsers scroll such a box to a marker that gets the focus.
  overflow: 'clip',
  // Fingers scroll the page up and down; all else is for the map.
  touchAction: 'pan-y',
  '&[data-dragged]': { cursor: 'grabbing', userSelect: 'none' },
});

const Layer = styled.div({
  position: 'relative',
  transform: 'translate(var(--x, 0), var(--y, 0)) scale(var(--zoom, 1))',
  // The map has the same direction in every language.
  transformOrigin: '0 0',
  transition: `transform ${duration.calm}ms ${ease}`,
  '[data-dragged] > &': { transition: 'none' },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  // Markers keep their size while the map grows.
  '& circle': {
    fill: color.ink,
    stroke: color.paper,
    strokeWidth: 1.5,
    transform: 'scale(calc(1 / var(--zoom, 1)))',
    transformBox: 'fill-box',
    transformOrigin: 'center',
  },
  // The rings of places that are not stressed are invisible: they only enlarge the target.
  '& circle[data-ring]': { fill: color.signal, fillOpacity: 0, stroke: 'none' },
  '& [data-stressed] circle': { fill: color.signal },
  '& [data-stressed] circle[data-ring]': { fillOpacity: 0.16 },
  '& a:hover circle[data-ring], & a:focus-visible circle[data-ring]': { fillOpacity: 0.4 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible circle[data-ring]': { stroke: color.ink, strokeWidth: 3 },
});
