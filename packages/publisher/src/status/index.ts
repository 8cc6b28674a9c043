/** What the publisher says of itself at `/status.json`, and how its status page words that. Loads no server. */
export type { DeadLetter, FormDeliveries, FormStatus } from './formDeliveries';
export { percentile } from './percentile';
export type { Status, StatusProblem } from './readStatus';
export type { FontFile, StatusPageOptions, StatusTheme } from './theme';
export { headline, took } from './words';
