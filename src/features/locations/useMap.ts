import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunningMap } from './startMap';

/**
 * Zoom and pan of a map, whose code loads after the page has rendered; until then, and where it does not load, the map shows
 * all.
 *
 * @returns a ref for the frame, the zoom, and a function that does something with the map once its code has loaded.
 */
export const useMap = () => {
  const frame = useRef<HTMLDivElement>(null);
  const running = useRef<Promise<RunningMap | undefined>>();
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const element = frame.current;
    const started = import(/* webpackChunkName: "map" */ './startMap').then(
      ({ startMap }) => (element ? startMap(element, setZoom) : undefined),
      (error: unknown) => void console.error(error),
    );
    running.current = started;
    return () => void started.then((map) => map?.stop());
  }, []);
  const withMap = useCallback((act: (map: RunningMap) => void) => {
    void running.current?.then((map) => map && act(map));
  }, []);
  return { frame, zoom, withMap };
};
