import type { Journal } from '../../webhook/openJournal';
import type { Publication, QueuedPublication } from '../../webhook/types';
import type { Database } from './database';
import type { Mirror } from './mirror';
import { schemaName } from './schema';

/** Milliseconds; as in the file journal. */
const idempotencyKeyLifetime = 24 * 3600_000;
/** The most webhooks in one transaction. */
const maxBatch = 500;

type Waiting = {
  publication: Publication;
  resolve: (queued: QueuedPublication | undefined) => void;
  reject: (error: unknown) => void;
};

const accept = `SELECT accepted_key AS key, accepted_seq::float8 AS seq FROM ${schemaName}.accept($1, $2, $3, $4)`;
const forget = `DELETE FROM ${schemaName}.publications
  WHERE seq <= $1 AND received_at < clock_timestamp() - $2 * interval '1 ms'`;

/** The queue of publications in PostgreSQL. Concurrent publications share a transaction, as they share a sync in the file. */
export const postgresJournal = (database: Database, mirror: Mirror): Journal => {
  const waiting: Waiting[] = [];
  let work: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    const batch = waiting.splice(0, maxBatch);
    if (batch.length === 0) return;
    // The first of each key is stored; the others are duplicates.
    const first = new Map<string, Waiting>();
    for (const one of batch)
      if (!first.has(one.publication.key)) first.set(one.publication.key, one);
    const publications = [...first.values()].map(({ publication }) => publication);
    try {
      const rows = await database.query<{ key: string; seq: number }>(accept, [
        publications.map(({ key }) => key),
        publications.map(({ topic }) => topic),
        publications.map(({ entity }) => JSON.stringify(entity)),
        publications.map(({ release }) => (release ? JSON.stringify(release) : null)),
      ]);
      // The publications are stored already. What fails here is read later.
      await mirror.refresh().catch(() => undefined);
      const seqOf = new Map(rows.map(({ key, seq }) => [key, seq]));
      for (const one of batch) {
        const { publication, resolve } = one;
        const seq = first.get(publication.key) === one ? seqOf.get(publication.key) : undefined;
        resolve(seq === undefined ? undefined : { ...publication, seq, receivedAt: Date.now() });
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  return {
    lastSeq: mirror.lastSeq,
    after: mirror.after,
    append: (publication) =>
      new Promise((resolve, reject) => {
        waiting.push({ publication, resolve, reject });
        work = work.then(write);
      }),
    forget: async (upTo) => {
      // What stays for now is deleted after a later release.
      await database.query(forget, [upTo, idempotencyKeyLifetime]).catch(() => undefined);
    },
    close: () => work,
  };
};
