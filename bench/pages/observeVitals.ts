import type { Page } from '@playwright/test';

/** Milliseconds; cls has no unit. */
export type Vitals = {
  fcp: number;
  lcp: number;
  cls: number;
  /** What each task took beyond 50 ms, after the first paint. */
  tbt: number;
  longestTask: number;
};

type Collected = Vitals & { interaction: number };

type WatchedWindow = Window & { benchVitals?: Collected };

/** Watches a page from its first byte on. */
const watch = (): void => {
  const collected: Collected = { fcp: 0, lcp: 0, cls: 0, tbt: 0, longestTask: 0, interaction: 0 };
  (window as WatchedWindow).benchVitals = collected;
  const observe = (options: PerformanceObserverInit, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      buffered: true,
      ...options,
    });
  observe({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') collected.fcp = startTime;
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
    if (collected.fcp > 0 && startTime + duration < collected.fcp) return;
    collected.tbt += duration - 50;
    collected.longestTask = Math.max(collected.longestTask, duration);
  });
  observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0) collected.interaction = Math.max(collected.interaction, duration);
  });
};

export const observeVitals = async (
  page: Page,
): Promise<{ read: () => Promise<Vitals>; readInteraction: () => Promise<number> }> => {
  // tsx names functions by a helper that a page does not have.
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
      const { fcp, lcp, cls, tbt, longestTask } = await collect();
      return { fcp, lcp, cls, tbt, longestTask };
    },
    readInteraction: async () => (await collect()).interaction,
  };
};
