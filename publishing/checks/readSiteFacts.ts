import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { writeAtomic } from '../files/writeAtomic';
import { readPageFacts, type PageFacts } from './pageFacts';

type KnownPage = { stamp: string; facts: PageFacts };
type Known = Record<string, KnownPage>;

/** The file that a path is served from, below the built site. */
export const fileOfPath = (path: string): string => join(path.slice(1), 'index.html');

export type SiteFacts = { facts: ReadonlyMap<string, PageFacts>; missing: readonly string[] };

const readKnown = async (file: string): Promise<Known> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Known;
  } catch {
    return {};
  }
};

/**
 * Reads every planned page of the built site; pages that have not changed since the last time are not parsed again.
 *
 * @param factsFile remembers them.
 */
export const readSiteFacts = async (
  publicFolder: string,
  paths: readonly string[],
  factsFile?: string,
  onProgress?: (done: number, total: number) => void,
): Promise<SiteFacts> => {
  const known = factsFile === undefined ? {} : await readKnown(factsFile);
  const next: Known = {};
  const facts = new Map<string, PageFacts>();
  const missing: string[] = [];
  for (const [index, path] of paths.entries()) {
    const file = join(publicFolder, fileOfPath(path));
    const stats = await stat(file, { bigint: true }).catch(() => undefined);
    if (stats === undefined) {
      missing.push(path);
      continue;
    }
    const stamp = `${stats.size}-${stats.mtimeNs}-${stats.ctimeNs}`;
    let page = known[path];
    if (page?.stamp !== stamp) {
      page = { stamp, facts: readPageFacts(await readFile(file, 'utf8')) };
      // Webhooks are answered between two pages.
      await pause();
    }
    next[path] = page;
    facts.set(path, page.facts);
    onProgress?.(index + 1, paths.length);
  }
  if (factsFile !== undefined) await writeAtomic(factsFile, JSON.stringify(next));
  return { facts, missing };
};
