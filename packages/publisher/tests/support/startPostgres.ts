import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const debianFolder = '/usr/lib/postgresql';

/** The folder of `initdb` and `pg_ctl`: of the newest version that Debian has installed, or on the path. */
const findPrograms = (): string | undefined => {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...newestFirst.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
};

/** Why PostgreSQL cannot be run here, or undefined. In CI it must be there. */
export const whyNoPostgres = (): string | undefined => {
  if (findPrograms() !== undefined) return undefined;
  const reason = 'PostgreSQL is not installed: apt install postgresql';
  if (process.env.CI) throw new Error(reason);
  return reason;
};

export type Postgres = {
  port: number;
  /** Creates an empty database; returns its address. */
  createDatabase: () => Promise<string>;
  /** The rows of a statement in a database. */
  query: <Row extends object>(address: string, text: string) => Promise<Row[]>;
  /** Ends the server at once, as a crash does, and starts it again. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends the server and deletes its files. */
  remove: () => Promise<void>;
};

export type PostgresOptions = {
  /** Addresses it listens on beside 127.0.0.1. */
  hosts?: readonly string[];
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** A cluster of its own in a folder in `/tmp`, with the durability of a default installation. */
export const startPostgres = async ({ hosts = [] }: PostgresOptions = {}): Promise<Postgres> => {
  const programs = findPrograms();
  if (programs === undefined) throw new Error(whyNoPostgres());
  const isRoot = userInfo().uid === 0;
  const folder = mkdtempSync('/tmp/postgres-');
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) {
    // PostgreSQL refuses to run as root. The package has made this user.
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
    );
    for (const path of [folder, data]) chownSync(path, uid ?? 0, gid ?? 0);
  }
  const run = async (program: string, args: string[]): Promise<void> => {
    const command = [join(programs, program), ...args];
    const [first = '', ...rest] = isRoot
      ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command]
      : command;
    await promisify(execFile)(first, rest, { cwd: folder });
  };
  await run('initdb', [
    '-D',
    data,
    '-U',
    'publisher',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const port = await freePort();
  const settings = `-c port=${port} -c listen_addresses=${['127.0.0.1', ...hosts].join(',')} -c unix_socket_directories=${folder}`;
  const start = (): Promise<void> =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  const crash = (): Promise<void> => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
  if (hosts.length > 0) {
    appendFileSync(join(data, 'pg_hba.conf'), 'host all all samenet trust\n');
  }
  const stop = (): Promise<void> => run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']);
  await start();
  const addressOf = (database: string): string =>
    `postgres://publisher@127.0.0.1:${port}/${database}`;
  let databases = 0;
  return {
    port,
    createDatabase: async () => {
      const name = `queue_${++databases}`;
      const client = new Client({ host: folder, port, user: 'publisher', database: 'postgres' });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return addressOf(name);
    },
    query: async <Row extends object>(address: string, text: string) => {
      const client = new Client({ connectionString: address });
      await client.connect();
      const { rows } = await client.query<Row>(text).finally(() => client.end());
      return rows;
    },
    crash,
    stop,
    start,
    remove: async () => {
      await crash().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
