import { useEffect, useRef } from 'react';
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
  /** Whether the map zooms to the places that are stressed; it does so too until another choice. */
  isFocused: boolean;
  /** Called when a visitor follows the link of a place to its office; constant. */
  onFollow: () => void;
  labels: Queries.MapControlsLabelsFragment;
};

/** A dotted world map with a marker at each location, which links to its office below. It zooms and pans. The styles are in map.css. */
export const WorldMap = ({ label, land, places, isFocused, onFollow, labels }: WorldMapProps) => {
  const { frame, zoom, withMap } = useMap();
  const wasFocused = useRef(false);
  useEffect(() => {
    // Before the first choice too: the whole world is too small to read.
    const isFirst = !isFocused && !wasFocused.current;
    wasFocused.current ||= isFocused;
    const stressed = isFocused || isFirst ? places.filter(({ isStressed }) => isStressed) : [];
    const points = stressed.map(({ latitude, longitude }) => {
      const { x, y } = placeOnMap(latitude, longitude);
      return { x: x / map.width, y: y / mapHeight };
    });
    withMap((map) => map.fit(points));
  }, [isFocused, places, withMap]);

  return (
    <div className="world-map" ref={frame} role="region" aria-label={label}>
      <div>
        <img src={land} alt="" width={map.width} height={mapHeight} />
        <MapMarkers places={places} onFollow={onFollow} />
      </div>
      <MapControls
        zoom={zoom}
        onZoom={(factor) => withMap((map) => map.zoom(factor))}
        onReset={() => withMap((map) => map.fit([]))}
        labels={labels}
      />
    </div>
  );
};
