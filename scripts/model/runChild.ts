import { spawn } from 'node:child_process';
import { join } from 'node:path';

const guard = join(__dirname, 'endWithParent.mjs');

/**
 * Runs a Node script with its output on this terminal. It ends with this process, even if that is killed.
 *
 * @throws Error if its exit code is not 0.
 */
export const runChild = async (
  what: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<void> => {
  const child = spawn(process.execPath, [guard, process.execPath, ...args], {
    ...options,
    // A process group of its own, which the guard ends when its standard input ends.
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${what} failed (exit code ${code}); see above.`);
};
