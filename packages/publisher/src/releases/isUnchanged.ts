import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Whether a file that the build has written again holds what it held. */
export const isUnchanged = async (from: string, size: bigint, to: string): Promise<boolean> => {
  if (statSync(to, { bigint: true, throwIfNoEntry: false })?.size !== size) return false;
  const [written, known] = await Promise.all([readFile(from), readFile(to)]);
  return written.equals(known);
};
