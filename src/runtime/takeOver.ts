import { flushSync } from 'react-dom';
import { hydration } from '../stand-ins/hydration';

/** A portion of the page whose HTML has not been taken over yet. */
export type Waiting = {
  /** What it shows. */
  readonly element: Element;
  /** Takes it over: renders once more, which makes its components and attaches their listeners. */
  readonly resume: () => void;
  /** Brings it up to date where what it shows has changed while it waited. */
  readonly finish: () => void;
};

/** Milliseconds after which a task ends rather than to begin with another portion. */
const longestTask = 8;

/** How long portions outside of the window wait for an idle moment, in milliseconds. */
const longestWait = 300;

/** What visitors, and scripts in their place, do with a portion. */
const interactions = [
  'pointerover',
  'pointerdown',
  'click',
  'focus',
  'keydown',
  'input',
  'change',
  'submit',
] as const;

let waiting: Waiting[] = [];
const inWindow = new Set<Waiting>();
let observer: IntersectionObserver | undefined;
/** Whether it is known which portions the window shows. */
let isWindowKnown = false;
let isScheduled = false;
let onWindowTakenOver: (() => void) | undefined;

const takeOver = (portions: readonly Waiting[]): void => {
  if (portions.length === 0) return;
  waiting = waiting.filter((portion) => !portions.includes(portion));
  for (const portion of portions) {
    inWindow.delete(portion);
    observer?.unobserve(portion.element);
  }
  hydration.isUnderWay = true;
  try {
    flushSync(() => portions.forEach(({ resume }) => resume()));
    hydration.isUnderWay = false;
    portions.forEach(({ finish }) => finish());
  } finally {
    hydration.isUnderWay = false;
    if (waiting.length === 0) stop();
    announceWindow();
  }
};

/** Takes over all that still waits, for what looks at the whole page or is about to change it. */
export const takeOverAll = (): void => {
  // Portions inside of others come to light as these are taken over.
  while (waiting.length > 0) takeOver(waiting);
};

const handleInteraction = ({ target }: Event): void => {
  let touched: Waiting | undefined;
  const find = () =>
    waiting.find(({ element }) => target instanceof Node && element.contains(target));
  while ((touched = find())) takeOver([touched]);
};

const stop = (): void => {
  interactions.forEach((type) => window.removeEventListener(type, handleInteraction, true));
  window.removeEventListener('popstate', takeOverAll, true);
  observer?.disconnect();
  observer = undefined;
};

const announceWindow = (): void => {
  if (waiting.length > 0 && (!isWindowKnown || inWindow.size > 0)) return;
  onWindowTakenOver?.();
  onWindowTakenOver = undefined;
};

const takeNext = (): void => {
  isScheduled = false;
  const start = performance.now();
  try {
    do {
      const next = waiting.find((portion) => inWindow.has(portion)) ?? waiting[0];
      if (next) takeOver([next]);
    } while (waiting.length > 0 && performance.now() - start < longestTask);
  } finally {
    schedule();
  }
};

const isUrgent = (): boolean => !isWindowKnown || inWindow.size > 0;

/** The next portion in a task of its own: at once where the window shows it, else when nothing else is to be done. */
const schedule = (): void => {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  if (isUrgent() || !('requestIdleCallback' in window)) setTimeout(takeNext);
  else requestIdleCallback(takeNext, { timeout: longestWait });
};

const handleIntersections = (entries: readonly IntersectionObserverEntry[]): void => {
  isWindowKnown = true;
  for (const { target, isIntersecting } of entries) {
    const portion = waiting.find(({ element }) => element === target);
    if (portion && isIntersecting) inWindow.add(portion);
    else if (portion) inWindow.delete(portion);
  }
  announceWindow();
  if (inWindow.size > 0) {
    isScheduled = false;
    schedule();
  }
};

/** Puts a portion among those that wait, in the order of the document. */
export const wait = (portion: Waiting): void => {
  if (waiting.length === 0) {
    interactions.forEach((type) => window.addEventListener(type, handleInteraction, true));
    window.addEventListener('popstate', takeOverAll, true);
    observer = new IntersectionObserver(handleIntersections);
  }
  observer?.observe(portion.element);
  const index = waiting.findIndex(
    ({ element }) =>
      portion.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  waiting.splice(index === -1 ? waiting.length : index, 0, portion);
  schedule();
};

/** Ends the wait of a portion that is no more. */
export const leave = (portion: Waiting): void => {
  waiting = waiting.filter((other) => other !== portion);
  inWindow.delete(portion);
  observer?.unobserve(portion.element);
  if (waiting.length === 0) stop();
};

/** Calls back once what the window shows is taken over, at once where nothing waits. */
export const whenWindowIsTakenOver = (callback: () => void): void => {
  onWindowTakenOver = callback;
  announceWindow();
};
