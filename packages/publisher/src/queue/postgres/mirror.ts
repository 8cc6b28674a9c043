import { firstState, type PublisherState } from '../../state/types';
import type { QueuedPublication, ReleaseMark, WebhookEntity } from '../../webhook/types';
import type { Database } from './database';
import { schemaName } from './schema';

/** The lease as it was read last. */
export type LeaseRow = {
  holder: string | null;
  isHeld: boolean;
  lastRelease: string | null;
};

/** A copy of the queue in memory, for reads that do not wait: of the work loop and of the status. */
export type Mirror = {
  lastSeq: () => number;
  after: (seq: number) => readonly QueuedPublication[];
  state: () => PublisherState;
  lease: () => LeaseRow;
  /** Whether a state was ever stored. */
  hasState: () => boolean;
  /** Takes over a state that this publisher has stored. */
  setState: (state: PublisherState, version: number) => void;
  /** Reads what has changed; concurrent calls share a read that begins after each of them. */
  refresh: () => Promise<void>;
  /** Called after a read that found new publications. */
  onChange: (listener: () => void) => void;
};

type Row = LeaseRow & { state: string | null; version: number; lastSeq: number };
type PublicationRow = {
  seq: number;
  key: string;
  topic: string;
  entity: string;
  release: string | null;
  age: number;
};

/** Milliseconds for which webhooks of a Contentful release are kept after it is live, to know late ones of it. */
const releaseMarkLifetime = 3600_000;

const readLease = `SELECT holder, held_until > clock_timestamp() AS "isHeld", last_release AS "lastRelease",
    CASE WHEN version > $1 THEN state END AS state, version::float8 AS version,
    (SELECT last_seq::float8 FROM ${schemaName}.counter) AS "lastSeq"
  FROM ${schemaName}.lease`;
// The age, because the clocks of the machines may differ.
const readPublications = `SELECT seq::float8 AS seq, key, topic, entity, release,
    extract(epoch FROM clock_timestamp() - received_at)::float8 * 1000 AS age
  FROM ${schemaName}.publications WHERE seq > $1 ORDER BY seq`;

export const createMirror = (database: Database): Mirror => {
  let state = firstState;
  let version = 0;
  let lease: LeaseRow = { holder: null, isHeld: false, lastRelease: null };
  let lines: readonly QueuedPublication[] = [];
  /** Undefined before the first read. */
  let lastSeq: number | undefined;
  let listener = (): void => undefined;

  const isKept = ({ seq, release, receivedAt }: QueuedPublication): boolean =>
    seq > state.liveSeq || (release !== undefined && Date.now() - receivedAt < releaseMarkLifetime);

  const setState = (next: PublisherState, itsVersion: number): void => {
    if (itsVersion <= version) return;
    state = next;
    version = itsVersion;
    lines = lines.filter(isKept);
  };

  const read = async (): Promise<void> => {
    const [row] = await database.query<Row>(readLease, [version]);
    if (row === undefined) throw new Error(`${schemaName}.lease has no row`);
    lease = row;
    if (row.state !== null) setState(JSON.parse(row.state) as PublisherState, row.version);
    const from = lastSeq ?? state.liveSeq;
    const found =
      row.lastSeq > from ? await database.query<PublicationRow>(readPublications, [from]) : [];
    const now = Date.now();
    const fresh = found.map(({ seq, key, topic, entity, release, age }) => ({
      seq,
      key,
      topic,
      entity: JSON.parse(entity) as WebhookEntity,
      ...(release !== null && { release: JSON.parse(release) as ReleaseMark }),
      receivedAt: Math.round(now - age),
    }));
    lines = [...lines, ...fresh].filter(isKept);
    lastSeq = Math.max(from, row.lastSeq, fresh.at(-1)?.seq ?? 0);
    if (fresh.length > 0) listener();
  };

  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const refresh = (): Promise<void> => {
    if (running === undefined) {
      running = read().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return refresh();
      });
    return next;
  };

  return {
    lastSeq: () => lastSeq ?? 0,
    after: (seq) => {
      const first = lines.findIndex((entry) => entry.seq > seq);
      return first === -1 ? [] : lines.slice(first);
    },
    state: () => state,
    lease: () => lease,
    hasState: () => version > 0,
    setState,
    refresh,
    onChange: (next) => {
      listener = next;
    },
  };
};
