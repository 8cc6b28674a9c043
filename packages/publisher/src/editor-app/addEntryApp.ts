import type { FastifyInstance } from 'fastify';
import { readJson } from '../files/readJson';
import { readStatus, type StatusSources } from '../status/readStatus';
import { addAppRoutes } from './appRoutes';
import { addEntryRoutes } from '../entries/entryRoutes';
import type { EntryReleases } from '../entries/entryReleases';
import { readEntryStatus } from '../entries/entryStatus';
import { entryPagesReader } from '../entries/readEntryPages';

export type EntryAppOptions = {
  token: string;
  origins: readonly string[];
  /** Origins of editors that may frame the app. */
  frames: readonly string[];
  entryReleasesFile: string;
  hasDryRuns: boolean;
};

/** Serves the sidebar app at `/app/` and its data at `/entries/<id>`. */
export const addEntryApp = (
  app: FastifyInstance,
  sources: StatusSources,
  { token, origins, frames, entryReleasesFile, hasDryRuns }: EntryAppOptions,
): void => {
  const readPages = entryPagesReader(sources.releasesFolder);
  addAppRoutes(app, frames);
  addEntryRoutes(app, {
    token,
    origins,
    read: async (id) => {
      const [entryPages, releases] = await Promise.all([
        readPages(),
        readJson<EntryReleases>(entryReleasesFile),
      ]);
      const { run, liveSeq, triedSeq } = sources.store.get();
      return readEntryStatus({
        id,
        status: readStatus(sources),
        waiting: sources.journal.after(liveSeq),
        triedSeq,
        runUpTo: run?.upTo,
        entryPages,
        releases: releases ?? {},
        hasDryRuns,
      });
    },
  });
};
