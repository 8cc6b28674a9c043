/** File helpers: atomic writes, and lists of files without blocking the event loop for long. */
export { inParallel } from './inParallel';
export { forEachYielding } from './forEachYielding';
export { listFiles } from './listFiles';
export { lockFolder } from './lockFolder';
export { readJson } from './readJson';
export { removeFolder } from './removeFolder';
export { writeAtomic } from './writeAtomic';
