/** @jest-environment jsdom */
import { listenToGestures, viewAfterKey } from '~/src/features/locations/mapGestures';
import { maximumZoom } from '~/src/features/locations/mapLimits';
import {
  centerOn,
  panBy,
  viewOf,
  wholeMap,
  zoomBy,
  type MapView,
} from '~/src/features/locations/mapView';

const middle = { x: 0.5, y: 0.5 };
const twice = zoomBy(wholeMap, 2, middle);

test('a zoom keeps the point below the pointer, between the whole map and the closest view', () => {
  expect(twice).toEqual({ zoom: 2, x: -0.5, y: -0.5 });
  expect(zoomBy(twice, 2, { x: 0.25, y: 0.75 })).toEqual({ zoom: 4, x: -1.25, y: -1.75 });
  expect(zoomBy(twice, 100, middle).zoom).toBe(maximumZoom);
  expect(zoomBy(twice, 0.01, { x: 0, y: 1 })).toEqual(wholeMap);
});

test('the map never leaves its frame', () => {
  expect(panBy(twice, 5, -5)).toEqual({ zoom: 2, x: 0, y: -1 });
  expect(Math.abs(panBy(wholeMap, 0.3, 0.3).x)).toBe(0);
  expect(centerOn(twice, { x: 1, y: 0 })).toEqual({ zoom: 2, x: -1, y: 0 });
});

test('places fill the frame, not closer than their surroundings need', () => {
  expect(viewOf([])).toEqual(wholeMap);
  const iberia = viewOf([
    { x: 0.46, y: 0.26 },
    { x: 0.48, y: 0.28 },
  ]);
  expect(iberia.zoom).toBe(3);
  expect(iberia.x + 0.47 * iberia.zoom).toBeCloseTo(0.5);
  expect(
    viewOf([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]).zoom,
  ).toBe(1);
});

test('keys zoom and pan, and leave the arrows to the page while the whole map shows', () => {
  expect(viewAfterKey(wholeMap, '+')?.zoom).toBeGreaterThan(1);
  expect(viewAfterKey(twice, '-')?.zoom).toBeLessThan(2);
  expect(viewAfterKey(twice, '0')).toEqual(wholeMap);
  expect(viewAfterKey(twice, 'ArrowRight')?.x).toBeLessThan(twice.x);
  expect(viewAfterKey(wholeMap, 'ArrowRight')).toBeUndefined();
  expect(viewAfterKey(twice, 'Tab')).toBeUndefined();
});

test('the wheel zooms with Ctrl alone, else the page scrolls', () => {
  const frame = document.createElement('div');
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  let view: MapView = wholeMap;
  const stop = listenToGestures(frame, { read: () => view, show: (next) => (view = next) });
  const turn = (init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { deltaY: -200, cancelable: true, ...init });
    frame.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(turn({})).toBe(false);
  expect(view).toBe(wholeMap);
  expect(turn({ ctrlKey: true, clientX: 50, clientY: 50 })).toBe(true);
  expect(view.zoom).toBeGreaterThan(1);
  stop();
  const before = view;
  turn({ ctrlKey: true });
  expect(view).toBe(before);
});
