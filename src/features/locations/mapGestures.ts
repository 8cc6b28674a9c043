import { zoomStep } from './mapLimits';
import { centerOn, panBy, wholeMap, zoomBy, type MapView, type Point } from './mapView';

type ShownMap = { read: () => MapView; show: (view: MapView) => void };

/** Fraction of the frame by which an arrow key moves the map. */
const panStep = 0.15;
/** Movement in pixels from which a press is a drag and no click. */
const dragFrom = 5;
/** Zoom per pixel of the wheel, as an exponent; a notch of a mouse is about 100 pixels. */
const wheelSpeed = 0.004;

const middle: Point = { x: 0.5, y: 0.5 };
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
};

/** The view after a key, or undefined for keys that the map does not use: arrows scroll the page while it shows all. */
export const viewAfterKey = (view: MapView, key: string): MapView | undefined => {
  if (key === '+' || key === '=') return zoomBy(view, zoomStep, middle);
  if (key === '-') return zoomBy(view, 1 / zoomStep, middle);
  if (key === '0') return wholeMap;
  const arrow = arrows[key];
  return arrow && view.zoom > 1 ? panBy(view, ...arrow) : undefined;
};

/**
 * Zooms and pans the map of a frame: keys, drag, pinch, and the wheel with Ctrl or Command, which is also the pinch of a
 * trackpad; the wheel alone scrolls the page. The map moves to a marker that gets the focus outside of its frame.
 *
 * @returns a function that removes the listeners.
 */
export const listenToGestures = (frame: HTMLElement, { read, show }: ShownMap): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const pointers = new Map<number, PointerEvent>();
  let isDragged = false;

  /** A position in the window as fractions of the frame. */
  const inFrame = (clientX: number, clientY: number): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };

  const handleWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const pixels =
      event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 33;
    show(zoomBy(read(), Math.exp(-pixels * wheelSpeed), inFrame(event.clientX, event.clientY)));
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const view = viewAfterKey(read(), event.key);
    if (!view) return;
    event.preventDefault();
    show(view);
  };

  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) isDragged = false;
    pointers.set(event.pointerId, event);
  };

  const handleMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    const [x, y] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!isDragged && !other && Math.hypot(x, y) < dragFrom) return;
    isDragged = true;
    // Events of a pointer that leaves the frame keep coming; not at once, because a captured pointer clicks the frame.
    frame.setPointerCapture(event.pointerId);
    frame.dataset.dragged = '';
    pointers.set(event.pointerId, event);
    const { width, height } = frame.getBoundingClientRect();
    // Each of two fingers moves the map half of its way.
    const share = other ? 2 : 1;
    const moved = panBy(read(), x / width / share, y / height / share);
    if (!other) return show(moved);
    const distance = ({ clientX, clientY }: PointerEvent) =>
      Math.hypot(clientX - other.clientX, clientY - other.clientY) || 1;
    const center = inFrame(
      (event.clientX + other.clientX) / 2,
      (event.clientY + other.clientY) / 2,
    );
    show(zoomBy(moved, distance(event) / distance(before), center));
  };

  const handleUp = ({ pointerId }: PointerEvent) => {
    pointers.delete(pointerId);
    if (pointers.size === 0) delete frame.dataset.dragged;
  };

  const handleClick = (event: MouseEvent) => {
    if (isDragged) event.preventDefault();
    if (isDragged) event.stopPropagation();
    isDragged = false;
  };

  const handleFocus = ({ target }: FocusEvent) => {
    const map = target instanceof SVGElement && target.ownerSVGElement?.getBoundingClientRect();
    if (!map) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    // On the map, not in the frame: the map may still be on its way to the view.
    const point = {
      x: (left + width / 2 - map.left) / map.width,
      y: (top + height / 2 - map.top) / map.height,
    };
    const { zoom, x, y } = read();
    const place = [x + point.x * zoom, y + point.y * zoom];
    if (Math.min(...place) < 0 || Math.max(...place) > 1) show(centerOn(read(), point));
  };

  // Not passive, because a zoom must not scroll or zoom the page.
  frame.addEventListener('wheel', handleWheel, { signal, passive: false });
  frame.addEventListener('keydown', handleKeyDown, { signal });
  frame.addEventListener('pointerdown', handleDown, { signal });
  frame.addEventListener('pointermove', handleMove, { signal });
  frame.addEventListener('pointerup', handleUp, { signal });
  frame.addEventListener('pointercancel', handleUp, { signal });
  frame.addEventListener('click', handleClick, { signal, capture: true });
  frame.addEventListener('focusin', handleFocus, { signal });
  // Browsers drag links.
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => controller.abort();
};
