import { Socket } from 'node:net';
import { readyWord, startVariable } from './startLine';

/**
 * Where a build waits, with everything loaded that does not depend on entries, until whoever has started it says that
 * there is something to publish: half of the time of a build of one edit is gone by then. Called before Gatsby asks the
 * space for entries. Ends the process when the other side is gone.
 */
export const awaitStart = async (): Promise<void> => {
  const descriptor = process.env[startVariable];
  if (descriptor === undefined || process.env.GATSBY_WORKER_POOL_WORKER) return;
  const line = new Socket({ fd: Number(descriptor) });
  line.write(readyWord);
  await new Promise<void>((start) => {
    line.once('data', () => start());
    line.once('close', () => process.exit(1));
  });
  line.removeAllListeners();
  line.destroy();
};
