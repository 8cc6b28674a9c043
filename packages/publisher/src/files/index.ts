/** How the publisher works with files: whole or not at all, and without holding up what else the process does. */
export { inParallel } from './inParallel';
export { forEachYielding } from './forEachYielding';
export { listFiles } from './listFiles';
export { readJson } from './readJson';
export { removeFolder } from './removeFolder';
export { writeAtomic } from './writeAtomic';
