import { setTimeout as wait } from 'node:timers/promises';
import type { PublisherState } from '../../state/types';
import { LeaseLostError, type Term } from '../../lease/types';
import type { Database } from './database';
import type { Mirror } from './mirror';
import { reasonOf } from './queueError';
import { schemaName } from './schema';

/** The term of this publisher. */
export type OwnTerm = Term & {
  renew: () => Promise<void>;
  /** Stores a change of the state; waits for the database as long as the term lasts. */
  change: (update: Partial<PublisherState>) => Promise<void>;
  lose: () => void;
  end: () => Promise<void>;
};

export type TermOptions = {
  database: Database;
  mirror: Mirror;
  token: number;
  /** Identifies this machine and project folder. */
  place: string;
  /** When the request was sent that began it, by `performance.now()`. */
  since: number;
  /** Milliseconds that the lease lasts without a renewal. */
  lifetime: number;
  log: (line: string) => void;
};

const lease = `${schemaName}.lease`;
const isHeld = 'token = $1 AND held_until > clock_timestamp()';
const verify = `SELECT FROM ${lease} WHERE ${isHeld}`;
const renew = `UPDATE ${lease} SET held_until = clock_timestamp() + $2 * interval '1 ms' WHERE ${isHeld} RETURNING token`;
const end = `UPDATE ${lease} SET held_until = '-infinity', holder = NULL WHERE ${isHeld}`;
const change = `UPDATE ${lease} SET state = $2, version = version + 1 WHERE ${isHeld}
  RETURNING version::float8 AS version`;
const record = `WITH own AS (
    UPDATE ${lease} SET last_number = $2, last_release = $3
    WHERE ${isHeld} AND (last_number IS NULL OR (last_number, last_release) <= ($2::bigint, $3::text))
    RETURNING token
  )
  INSERT INTO ${schemaName}.releases (id, token, page_count, recorded_at)
  SELECT $3, token, $4, clock_timestamp() FROM own
  ON CONFLICT (id) DO UPDATE SET token = excluded.token RETURNING id`;

/** Milliseconds between attempts to store the state. */
const retryEvery = 250;

/**
 * Begins the term of a token. Each statement has the token in its condition. Beside the expiry in the database there is one
 * by the clock of this machine: it counts from before the request, so it is the earlier one.
 */
export const beginTerm = (options: TermOptions): OwnTerm => {
  const { database, mirror, token, place, since, lifetime, log } = options;
  const ending = new AbortController();
  let deadline = since + lifetime;
  let timer: NodeJS.Timeout | undefined;
  const lose = (): void => {
    clearTimeout(timer);
    ending.abort();
  };
  const watch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(lose, deadline - performance.now());
  };
  watch();

  const assertHeld = (): void => {
    if (performance.now() >= deadline) lose();
    if (ending.signal.aborted) throw new LeaseLostError('Another publisher may lead now.');
  };
  /** Runs a statement of the holder; the lease is lost if it finds no row. */
  const asHolder = async <Row extends object>(text: string, values: unknown[]): Promise<Row> => {
    assertHeld();
    const [row] = await database.query<Row>(text, [token, ...values]);
    if (row === undefined) {
      lose();
      assertHeld();
      throw new LeaseLostError('Another publisher leads now.');
    }
    return row;
  };

  const release = async (): Promise<void> => {
    lose();
    await database.query(end, [token]);
  };

  return {
    token,
    signal: ending.signal,
    assertHeld,
    lose,
    verify: async () => {
      await asHolder(verify, []);
    },
    renew: async () => {
      const sent = performance.now();
      await asHolder(renew, [lifetime]);
      deadline = sent + lifetime;
      watch();
    },
    change: async (update) => {
      const next = { ...mirror.state(), ...update };
      const state = next.run === undefined ? next : { ...next, run: { ...next.run, place } };
      for (let attempt = 1; ; attempt += 1) {
        assertHeld();
        try {
          const { version } = await asHolder<{ version: number }>(change, [JSON.stringify(state)]);
          return mirror.setState(state, version);
        } catch (error) {
          if (error instanceof LeaseLostError) throw error;
          if (attempt === 1) log(`could not store the state, retrying: ${reasonOf(error)}`);
          await wait(retryEvery);
        }
      }
    },
    record: async ({ id, pageCount }) => {
      assertHeld();
      const [row] = await database.query(record, [token, Number.parseInt(id, 10), id, pageCount]);
      if (row !== undefined) return;
      await asHolder(verify, []);
      throw new Error(`${id} is older than the last release.`);
    },
    end: release,
    resign: () => void release().catch(() => undefined),
  };
};
