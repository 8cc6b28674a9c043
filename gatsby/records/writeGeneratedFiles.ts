import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Texts by the path of their file below a folder. */
export type GeneratedFiles = ReadonlyMap<string, string>;

const readIfThere = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/**
 * Writes generated files. Unchanged files are not written, and files of an earlier build that this one does not generate
 * are removed.
 *
 * @param listFile the list of written files.
 */
export const writeGeneratedFiles = async (
  folder: string,
  files: GeneratedFiles,
  listFile: string,
): Promise<void> => {
  const earlier = (await readIfThere(listFile)).split('\n').filter((line) => line !== '');
  for (const name of earlier) {
    if (!files.has(name)) await rm(join(folder, name), { force: true });
  }
  for (const [name, text] of files) {
    const file = join(folder, name);
    if ((await readIfThere(file)) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await mkdir(dirname(listFile), { recursive: true });
  await writeFile(listFile, [...files.keys()].sort().join('\n') + '\n');
};
