import { readFile } from 'node:fs/promises';

/**
 * The value of a JSON file; undefined if the file does not exist.
 *
 * @throws Error naming the file if it is not JSON.
 */
export const readJson = async <Value>(file: string): Promise<Value | undefined> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    throw new Error(`${file} is no JSON: correct or remove it, then start again.`);
  }
};
