import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';

const script = (folder: string) => `
import { readConnectors } from './hosting/delivery/readConnectors';
import { startSiteServer } from './hosting/startSiteServer';
startSiteServer({
  folder: '${folder}/public',
  port: 0,
  submissionsFolder: '${folder}/kept',
  connectors: readConnectors(process.env),
  retry: { base: 20, cap: 200, attempts: 1000 },
}).then(({ origin }) => console.log('listens at ' + origin));
`;

/** Compiles the server once, because a test starts it many times. */
export const compileSite = async (folder: string): Promise<string> => {
  const outfile = join(folder, 'server.cjs');
  await build({
    stdin: { contents: script(folder), resolveDir: process.cwd() },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    logLevel: 'silent',
  });
  return outfile;
};

/** Milliseconds. */
const longestStart = 60_000;

export type SiteProcess = {
  origin: string;
  output: () => string;
  /** Kills it with SIGKILL, and waits until it has ended. */
  kill: () => Promise<void>;
};

/** Starts a compiled site server as a process of its own, with the connectors of `env`. */
export const startSiteProcess = async (
  file: string,
  env: Record<string, string>,
): Promise<SiteProcess> => {
  const child: ChildProcess = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_PATH: join(process.cwd(), 'node_modules'), ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const tooLong = () => reject(new Error(`The server does not listen: ${output}`));
    const timer = setTimeout(tooLong, longestStart);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /listens at (\S+)/.exec(output)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}: ${output}`));
    });
  });
  return {
    origin,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
