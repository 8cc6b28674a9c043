/** Where entries are shown: the file that a build writes, and the answer of `/entries/<id>`. */
export type { EntryPage, EntryPages, EntryShare, PlacedEntry } from './entries/entryPages';
export type { EntryStatus, LivePages, PendingChange } from './entries/entryStatus';
export type { ChangedPage, DryRun, DryRunConfig, DryRunResult } from './dry-run/types';
export { pageOfFile } from './dry-run/changedPages';
