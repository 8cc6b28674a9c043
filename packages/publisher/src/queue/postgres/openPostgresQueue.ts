import { readJson } from '../../files/readJson';
import { listReleases } from '../../releases/listReleases';
import type { PublisherState } from '../../state/types';
import type { PublishQueue } from '../types';
import { LeaseLostError, type LeaseTimes, type Term } from '../../lease/types';
import { openDatabase } from './database';
import { startHeartbeat } from './heartbeat';
import { listenForChanges } from './listenForChanges';
import { migrate } from './migrate';
import { createMirror } from './mirror';
import { postgresJournal } from './postgresJournal';
import { queueError } from './queueError';
import { schemaName } from './schema';
import { takeOver } from './takeOver';
import { beginTerm, type OwnTerm } from './term';

export type PostgresQueueOptions = LeaseTimes & {
  /** `postgres://user:password@host:5432/database` */
  address: string;
  /** The name of this publisher, for the others' status. */
  name: string;
  /** Identifies this machine and project folder: a run of the same place is resumed. */
  place: string;
  releasesFolder: string;
  /** The state of the file queue, whose results and numbers continue in a new database. */
  stateFile: string;
  log: (line: string) => void;
};

const acquire = `UPDATE ${schemaName}.lease
  SET holder = $1, token = token + 1, held_until = clock_timestamp() + $2 * interval '1 ms'
  WHERE held_until <= clock_timestamp() RETURNING token::float8 AS token`;

type Wanted = { signal: AbortSignal; resolve: (term: Term | undefined) => void };

/**
 * The queue in PostgreSQL, for several publishers: each accepts webhooks, and the holder of the lease builds.
 *
 * @throws Error naming the setting if the database cannot be reached or its schema is newer.
 */
export const openPostgresQueue = async (options: PostgresQueueOptions): Promise<PublishQueue> => {
  const { address, name, place, releasesFolder, log, lifetime = 8000, interval = 1000 } = options;
  const database = await openDatabase(address);
  const mirror = createMirror(database);
  const terms = { database, mirror, place, lifetime, log };
  let own: OwnTerm | undefined;
  let wanted: Wanted | undefined;

  const isLeading = (): boolean => own !== undefined && !own.signal.aborted;

  /** Brings the state to where this publisher can go on. */
  const begin = async (term: OwnTerm): Promise<void> => {
    await mirror.refresh();
    const embedded = mirror.hasState()
      ? undefined
      : await readJson<PublisherState>(options.stateFile);
    const state: PublisherState = embedded
      ? { results: embedded.results, liveSeq: 0, triedSeq: 0 }
      : mirror.state();
    const releases = listReleases(releasesFolder);
    const { lastRelease } = mirror.lease();
    const change = takeOver(state, {
      place,
      lastSeq: mirror.lastSeq(),
      newestNumber: Math.max(
        ...[releases.at(-1), lastRelease].map((id) => Number.parseInt(id ?? '0', 10)),
      ),
      lacksRelease:
        embedded !== undefined || (lastRelease !== null && !releases.includes(lastRelease)),
      now: Date.now(),
    });
    if (embedded ?? change) await term.change({ ...state, ...change });
  };

  const tryToLead = async ({ signal, resolve }: Wanted): Promise<void> => {
    const since = performance.now();
    const [row] = await database.query<{ token: number }>(acquire, [name, lifetime]);
    if (row === undefined) return;
    const term = beginTerm({ ...terms, token: row.token, since });
    try {
      await begin(term);
    } catch (error) {
      term.lose();
      throw error;
    }
    own = term;
    term.signal.addEventListener('abort', () => {
      if (!signal.aborted) log(`lost the lease (term ${term.token}): waiting as standby`);
    });
    log(`leads (term ${term.token})`);
    resolve(term);
  };

  const beat = async (): Promise<void> => {
    if (isLeading()) {
      await own?.renew().catch((error: unknown) => {
        if (!(error instanceof LeaseLostError)) throw error;
      });
    }
    await mirror.refresh();
    if (wanted !== undefined && !mirror.lease().isHeld) {
      await tryToLead(wanted);
      await mirror.refresh();
    }
  };

  try {
    await migrate(database);
    await mirror.refresh();
  } catch (error) {
    await database.close();
    throw queueError(error, address);
  }
  const changes = listenForChanges(database, () => void mirror.refresh().catch(() => undefined));
  const heartbeat = startHeartbeat({
    interval,
    beat,
    onSuccess: changes.open,
    onFailure: changes.drop,
    log,
  });
  const journal = postgresJournal(database, mirror);

  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await journal.close();
    await heartbeat.close();
    changes.drop();
    await own?.end().catch(() => undefined);
    await database.close();
  };

  return {
    journal,
    store: {
      get: mirror.state,
      change: async (update) => {
        if (own === undefined) throw new LeaseLostError('This publisher does not lead.');
        await own.change(update);
      },
    },
    lease: {
      acquire: (signal) =>
        new Promise((resolve) => {
          const give = (): void => done(undefined);
          const done = (term: Term | undefined): void => {
            signal.removeEventListener('abort', give);
            wanted = undefined;
            resolve(term);
          };
          if (signal.aborted) return give();
          wanted = { signal, resolve: done };
          signal.addEventListener('abort', give, { once: true });
          heartbeat.wake();
        }),
    },
    onChange: mirror.onChange,
    leadership: () => {
      const { holder, isHeld } = mirror.lease();
      const problem = heartbeat.problem();
      const leader = isLeading() ? name : isHeld && problem === undefined ? holder : null;
      return {
        self: name,
        isLeader: isLeading(),
        ...(leader !== null && { leader }),
        ...(problem !== undefined && { problem }),
      };
    },
    close: () => (closed ??= close()),
  };
};
