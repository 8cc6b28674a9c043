import type { Database } from './database';
import { migrations, schemaName } from './schema';

/** Any number that no other program uses for an advisory lock. */
const lockKey = 7_126_031_544;

/**
 * Brings the schema up to date. Publishers that start at the same time wait for each other by an advisory lock.
 *
 * @throws Error if the schema is newer than this publisher.
 */
export const migrate = async (database: Database): Promise<void> => {
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schemaName}`);
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${schemaName}.schema_version (version integer NOT NULL)`,
    );
    const { rows } = await client.query<{ version: number }>(
      `SELECT version FROM ${schemaName}.schema_version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length) {
      throw new Error(
        `its schema has version ${version}, this publisher knows ${migrations.length}: update the publisher`,
      );
    }
    for (const statements of migrations.slice(version)) await client.query(statements);
    await client.query(`DELETE FROM ${schemaName}.schema_version`);
    await client.query(`INSERT INTO ${schemaName}.schema_version VALUES ($1)`, [migrations.length]);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
};
