import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

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
    env: { GATSBY_TELEMETRY_DISABLED: '1', ...env },
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
