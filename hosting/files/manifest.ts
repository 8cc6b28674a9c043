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
 * Reads the manifest that an earlier build wrote.
 *
 * @param version of the producing code and options; another version invalidates the manifest.
 * @returns undefined if the manifest is missing, invalid or of another version.
 */
export const readManifest = async <Content>(
  file: string,
  version: string,
): Promise<Content | undefined> => {
  const manifest = parse<Content>(await readFile(file, 'utf8').catch(() => ''));
  return manifest?.version === version ? manifest.content : undefined;
};

/** Writes a manifest for the next build. */
export const writeManifest = async <Content>(
  file: string,
  version: string,
  content: Content,
): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ version, content } satisfies Manifest<Content>));
};
