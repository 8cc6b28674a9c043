/** The data of `/status.json` and the rendering of the status page. Imports no server code. */
export type { DeadLetter, FormDeliveries, FormStatus } from './formDeliveries';
export type { SearchMiss, SearchMisses, SearchMissStatus } from './searchMisses';
export { percentile } from './percentile';
export type { Status, StatusProblem } from './readStatus';
export type { FontFile, StatusTheme } from '../pages/theme';
export type { StatusPageOptions } from './statusPageOptions';
export { headline } from './words';
export { took } from '../pages/words';
