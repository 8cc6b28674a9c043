import type { Page } from '@playwright/test';

/** Milliseconds; cls has no unit. */
export type Vitals = {
  fcp: number;
  lcp: number;
  cls: number;
  /** What each task took beyond 50 ms, once content shows. */
  tbt: number;
  /** The longest task once content shows; 0 where none takes more than 50 ms, the least that browsers report. */
  longestTask: number;
  /** The longest task since the first paint of all, which is the ground of the page while its content is hidden. */
  longestTaskHidden: number;
};

type Collected = Pick<Vitals, 'fcp' | 'lcp' | 'cls'> & {
  firstPaint: number;
  longTasks: { start: number; duration: number }[];
  interaction: number;
};

type WatchedWindow = Window & { benchVitals?: Collected };

/** Observes web vitals from the start of the page. */
const watch = (): void => {
  const collected: Collected = {
    firstPaint: 0,
    fcp: 0,
    lcp: 0,
    cls: 0,
    longTasks: [],
    interaction: 0,
  };
  (window as WatchedWindow).benchVitals = collected;
  const observe = (options: PerformanceObserverInit, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      buffered: true,
      ...options,
    });
  observe({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') collected.fcp = startTime;
    else collected.firstPaint = startTime;
  });
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    collected.lcp = startTime;
  });
  observe({ type: 'layout-shift' }, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) collected.cls += value;
  });
  observe({ type: 'longtask' }, ({ startTime, duration }) => {
    collected.longTasks.push({ start: startTime, duration });
  });
  observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0) collected.interaction = Math.max(collected.interaction, duration);
  });
};

export const observeVitals = async (
  page: Page,
): Promise<{ read: () => Promise<Vitals>; readInteraction: () => Promise<number> }> => {
  // tsx compiles functions to calls of a helper that the page does not have.
  await page.addInitScript({
    content: `(() => { const __name = (f) => f; (${watch.toString()})(); })()`,
  });
  const collect = async (): Promise<Collected> => {
    const collected = await page.evaluate(() => (window as WatchedWindow).benchVitals);
    if (!collected) throw new Error(`${page.url()} was not watched`);
    return collected;
  };
  return {
    read: async () => {
      const { firstPaint, fcp, lcp, cls, longTasks } = await collect();
      // Browsers report a paint after the tasks that followed it, so they are separated only now.
      const after = (time: number): number[] =>
        longTasks.flatMap(({ start, duration }) => (start + duration > time ? [duration] : []));
      return {
        fcp,
        lcp,
        cls,
        tbt: after(fcp).reduce((total, duration) => total + duration - 50, 0),
        longestTask: Math.max(0, ...after(fcp)),
        longestTaskHidden: Math.max(0, ...after(firstPaint)),
      };
    },
    readInteraction: async () => (await collect()).interaction,
  };
};
