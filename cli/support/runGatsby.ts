import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Spares what every build would do anew before it begins; figures in docs/benchmarks.md. */
const quickStart = (folder: string): NodeJS.ProcessEnv => ({
  // Not as arguments, which threads refuse. With the usual 16 MB for young objects a build spends an eighth of its time
  // collecting them.
  NODE_OPTIONS: [
    process.env.NODE_OPTIONS,
    '--max-semi-space-size=64',
    `--import ${pathToFileURL(join(__dirname, 'narrowWatcher.mjs')).href}`,
  ].join(' '),
  // From Node 22 on, modules are kept compiled.
  NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/compiled-modules'),
});

/** Runs a Gatsby command to its end; rejects when it fails, after Gatsby has said why. */
export const runGatsby = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  folder = process.cwd(),
): Promise<void> => {
  const cli = createRequire(__filename).resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [cli, ...args], {
    stdio: 'inherit',
    cwd: folder,
    env: { ...quickStart(folder), GATSBY_TELEMETRY_DISABLED: '1', ...env },
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      if (code === 0 || signal === 'SIGINT' || signal === 'SIGTERM') done();
      else failed(new Error(`gatsby ${args[0] ?? ''} failed; what to mend is said above.`));
    });
  });
};
