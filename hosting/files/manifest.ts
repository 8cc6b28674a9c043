import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

type Manifest<Content> = { version: string; content: Content };

const parse = <Content>(text: string): Manifest<Content> | undefined => {
  try {
    return JSON.parse(text) as Manifest<Content>;
  } catch {
    return undefined;
  }
};

/**
 * Reads what an earlier build has written down of its work.
 *
 * @param version whatever decides how the work is done: where it is another, nothing of it holds.
 * @returns undefined also where there is none, or where a build was ended while it wrote.
 */
export const readManifest = async <Content>(
  file: string,
  version: string,
): Promise<Content | undefined> => {
  const manifest = parse<Content>(await readFile(file, 'utf8').catch(() => ''));
  return manifest?.version === version ? manifest.content : undefined;
};

/** Writes down for the next build what this one has done. */
export const writeManifest = async <Content>(
  file: string,
  version: string,
  content: Content,
): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ version, content } satisfies Manifest<Content>));
};
