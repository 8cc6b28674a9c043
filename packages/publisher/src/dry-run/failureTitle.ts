import type { DryRun } from './types';

/** What a dry run that has failed means to an editor; `error` follows. */
export const failureTitle = ({ isContentError }: Pick<DryRun, 'isContentError'>): string =>
  isContentError ? 'The site cannot be built with the draft' : 'What will change is not known';
