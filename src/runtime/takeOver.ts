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
const longestTask = 5;

/** How long portions outside of the window wait for an idle moment, in milliseconds. */
const longestWait = 300;

/** How long the next frame may take to come before portions are taken over in their order, in milliseconds. */
const longestFrame = 1000;

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
/** Portions of which it is not known yet whether the window shows them. */
const unplaced = new Set<Waiting>();
let observer: IntersectionObserver | undefined;
/** What lies in a portion outside of the window lies outside too. */
let isOutside = false;
let isScheduled = false;
/** Counts what was planned: only the last plan holds. */
let plan = 0;
let onWindowTakenOver: (() => void) | undefined;

const forget = (portion: Waiting): void => {
  waiting = waiting.filter((other) => other !== portion);
  inWindow.delete(portion);
  unplaced.delete(portion);
  observer?.unobserve(portion.element);
};

const isUrgent = (): boolean => unplaced.size > 0 || inWindow.size > 0;

const takeOver = (portions: readonly Waiting[]): void => {
  if (portions.length === 0) return;
  isOutside = !portions.some((portion) => inWindow.has(portion) || unplaced.has(portion));
  portions.forEach(forget);
  try {
    flushSync(() => portions.forEach(({ resume }) => resume()));
    flushSync(() => portions.forEach(({ finish }) => finish()));
  } finally {
    hydration.isUnderWay = false;
    isOutside = false;
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
  if (!(target instanceof Node)) return;
  // The application takes a list over with its own choice; what has just been chosen must reach those who listen.
  const list = target instanceof HTMLSelectElement ? target : undefined;
  const chosen = list?.value;
  const findTouched = () => waiting.find(({ element }) => element.contains(target));
  for (let touched = findTouched(); touched; touched = findTouched()) takeOver([touched]);
  if (list && chosen !== undefined) list.value = chosen;
};

const stop = (): void => {
  interactions.forEach((type) => window.removeEventListener(type, handleInteraction, true));
  window.removeEventListener('popstate', takeOverAll, true);
  observer?.disconnect();
  observer = undefined;
};

const announceWindow = (): void => {
  if (isUrgent()) return;
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

/**
 * The next portion in a task of its own: at once where the window shows it, else when nothing else is to be done. Which it
 * shows is known with the next frame; there is none while nobody looks.
 */
const schedule = (): void => {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  const own = ++plan;
  const take = (): void => {
    if (own === plan) takeNext();
  };
  if (inWindow.size > 0 || document.hidden) setTimeout(take);
  else if (unplaced.size > 0) setTimeout(take, longestFrame);
  else if ('requestIdleCallback' in window) requestIdleCallback(take, { timeout: longestWait });
  else setTimeout(take, longestWait / 10);
};

const handleIntersections = (entries: readonly IntersectionObserverEntry[]): void => {
  for (const { target, isIntersecting } of entries) {
    const portion = waiting.find(({ element }) => element === target);
    if (!portion) continue;
    unplaced.delete(portion);
    if (isIntersecting) inWindow.add(portion);
    else inWindow.delete(portion);
  }
  announceWindow();
  isScheduled = false;
  schedule();
};

/** Puts a portion among those that wait, in the order of the document. */
export const wait = (portion: Waiting): void => {
  if (waiting.length === 0) {
    interactions.forEach((type) => window.addEventListener(type, handleInteraction, true));
    window.addEventListener('popstate', takeOverAll, true);
    observer ??= new IntersectionObserver(handleIntersections);
  }
  observer?.observe(portion.element);
  if (!isOutside) unplaced.add(portion);
  const index = waiting.findIndex(
    ({ element }) =>
      portion.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  waiting.splice(index === -1 ? waiting.length : index, 0, portion);
  schedule();
};

/** Ends the wait of a portion that is no more. */
export const leave = (portion: Waiting): void => {
  forget(portion);
  if (waiting.length === 0) stop();
};

/** Calls back once what the window shows is taken over, at once where nothing waits. */
export const whenWindowIsTakenOver = (callback: () => void): void => {
  onWindowTakenOver = callback;
  announceWindow();
};
