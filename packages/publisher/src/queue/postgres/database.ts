import type { Client, ClientBase, Pool, PoolConfig } from 'pg';
import { queueError } from './queueError';

export type Database = {
  query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** A connection outside the pool. */
  connect: () => Promise<Client>;
  close: () => Promise<void>;
};

/** Milliseconds. Far below the lifetime of the lease, so that several attempts fit into it. */
const timeout = 2500;

/** A commit must be on disk before it is acknowledged; a stricter setting of the server stays. */
const durable = `SELECT set_config('synchronous_commit', 'on', false)
  WHERE current_setting('synchronous_commit') IN ('off', 'local')`;

/** Its promise is awaited, which the types do not say. */
const makeDurable = (client: ClientBase): unknown => client.query(durable);

/**
 * Connects to PostgreSQL. Every wait is limited, also by the server, so that a publisher that is cut off ends no one else's.
 *
 * @throws Error naming the setting if the database cannot be reached.
 */
export const openDatabase = async (address: string): Promise<Database> => {
  const { default: pg } = await import('pg');
  const config: PoolConfig = {
    connectionString: address,
    application_name: 'static-site-publisher',
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    statement_timeout: timeout,
    idle_in_transaction_session_timeout: timeout,
    keepAlive: true,
    max: 4,
    onConnect: makeDurable,
  };
  const pool: Pool = new pg.Pool(config);
  // An idle connection that breaks is replaced at the next query, which reports what is wrong.
  pool.on('error', () => undefined);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw queueError(error, address);
  }
  return {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    connect: async () => {
      const client = new pg.Client(config);
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    close: () => pool.end(),
  };
};
