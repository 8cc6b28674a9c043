// Loaded into Gatsby's processes before anything else. V8 lets a heap grow to twice what was in use and more before it looks for
// what no longer is, which for a large site is a gigabyte. Here it looks again after a fifth, but while little is in use after
// seven tenths: looking stops a small site's build as often, and spares it little.
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

const littleMegabytes = 350;

const growBy = (percent) => setFlagsFromString(`--heap-growing-percent=${percent}`);

// Threads load this too, and what one sets holds for all.
if (isMainThread) {
  growBy(70);
  new PerformanceObserver((list) => {
    const hasLooked = list
      .getEntries()
      .some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR);
    if (!hasLooked) return;
    growBy(getHeapStatistics().used_heap_size < littleMegabytes * 2 ** 20 ? 70 : 20);
  }).observe({ entryTypes: ['gc'] });
}
