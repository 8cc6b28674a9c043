import { listenToGestures } from './mapGestures';
import { viewOf, wholeMap, zoomBy, type MapView, type Point } from './mapView';

/** What the buttons and filters of a map do with it. */
export type RunningMap = {
  /** Zooms by a factor around the middle. */
  zoom: (factor: number) => void;
  /** Shows some points of the map as large as possible; the whole map if there are none. */
  fit: (points: readonly Point[]) => void;
  stop: () => void;
};

/**
 * Makes the map of a frame zoom and pan. A move writes custom properties of the frame, without a render; `onZoom` gets the
 * zoom. A chunk of its own, because it is only needed after the page has rendered.
 */
export const startMap = (frame: HTMLElement, onZoom: (zoom: number) => void): RunningMap => {
  let view: MapView = wholeMap;
  const show = (next: MapView) => {
    view = next;
    frame.style.setProperty('--zoom', String(next.zoom));
    frame.style.setProperty('--x', `${next.x * 100}%`);
    frame.style.setProperty('--y', `${next.y * 100}%`);
    onZoom(next.zoom);
  };
  const stopGestures = listenToGestures(frame, { read: () => view, show });
  // Keys of the map reach it, which do nothing until this code has loaded.
  frame.tabIndex = 0;
  const stop = () => {
    stopGestures();
    frame.removeAttribute('tabindex');
  };
  return {
    zoom: (factor) => show(zoomBy(view, factor, { x: 0.5, y: 0.5 })),
    fit: (points) => show(viewOf(points)),
    stop,
  };
};
