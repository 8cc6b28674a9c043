import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Starts a build that waits with what it has computed of the last one, and returns the function that makes it go on.
 *
 * @param folder of the site, with its sources.
 */
export const prewarmBuild = async (folder: string): Promise<() => Promise<void>> => {
  const command = ['--import', 'tsx', 'scripts/build.ts', '--force', '--json', '--standby'];
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, CI: 'true', NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (line === '{"type":"ready"}') resolve();
    });
  });
  const failed = ended.then(() =>
    Promise.reject(new Error('The build ended before it was ready.')),
  );
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return async () => {
    child.stdin.write('{"type":"start"}\n');
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error(`The prewarmed build ended with exit code ${code}.`);
  };
};
