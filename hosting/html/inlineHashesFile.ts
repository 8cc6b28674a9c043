import { readFile, writeFile } from 'node:fs/promises';
import type { InlineHashes } from './inlineHashes';

/** Passes the hashes from the plugin that post-processes pages to the site's onPostBuild, which writes the policy. */
const file = '.cache/inline-hashes.json';

type Entries = Record<keyof InlineHashes, [hash: string, text: string][]>;

export const writeInlineHashes = ({ scripts, styles }: InlineHashes): Promise<void> =>
  writeFile(file, JSON.stringify({ scripts: [...scripts], styles: [...styles] } satisfies Entries));

export const readInlineHashes = async (): Promise<InlineHashes> => {
  const { scripts, styles } = JSON.parse(await readFile(file, 'utf8')) as Entries;
  return { scripts: new Map(scripts), styles: new Map(styles) };
};
