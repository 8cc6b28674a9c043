import { useCallback, useEffect, useRef, useState } from 'react';
import { listenToGestures } from './mapGestures';
import { wholeMap, type MapView } from './mapView';

/**
 * The view of a map. A move writes custom properties of the frame without a render; React renders when the zoom changes.
 *
 * @returns a ref for the frame, the zoom, and functions that read and set the view.
 */
export const useMapView = () => {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(wholeMap);
  const [zoom, setZoom] = useState(wholeMap.zoom);
  const read = useCallback(() => view.current, []);
  const show = useCallback((next: MapView) => {
    view.current = next;
    frame.current?.style.setProperty('--zoom', String(next.zoom));
    frame.current?.style.setProperty('--x', `${next.x * 100}%`);
    frame.current?.style.setProperty('--y', `${next.y * 100}%`);
    setZoom(next.zoom);
  }, []);
  useEffect(
    () => (frame.current ? listenToGestures(frame.current, { read, show }) : undefined),
    [read, show],
  );
  return { frame, zoom, read, show };
};
