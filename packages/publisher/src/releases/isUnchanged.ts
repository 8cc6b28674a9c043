import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Whether a rewritten file has the same content as its copy in the release. */
export const isUnchanged = async (from: string, size: bigint, to: string): Promise<boolean> => {
  if (statSync(to, { bigint: true, throwIfNoEntry: false })?.size !== size) return false;
  const [written, known] = await Promise.all([readFile(from), readFile(to)]);
  return written.equals(known);
};
