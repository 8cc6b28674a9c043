import { readFile } from 'node:fs/promises';

/**
 * What a JSON file of our own holds, or undefined where there is none.
 *
 * @throws Error naming a file that is no JSON.
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
