import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTurns } from '../files/inTurns';
import { readPageFacts, type PageFacts } from './pageFacts';

/** Builds write many pages again as they were: those keep their hash. */
type KnownPage = { stamp: string; hash: string; facts: PageFacts };
type Known = Record<string, KnownPage>;

/** The file that a path is served from, below the built site. */
export const fileOfPath = (path: string): string =>
  path.endsWith('.html') ? path.slice(1) : join(path.slice(1), 'index.html');

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
  await inTurns(paths.entries(), ([index, path]) => {
    const file = join(publicFolder, fileOfPath(path));
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) {
      missing.push(path);
      return;
    }
    const stamp = `${stats.size}-${stats.mtimeNs}-${stats.ctimeNs}`;
    let page = known[path];
    if (page?.stamp !== stamp) {
      const html = readFileSync(file, 'utf8');
      const hash = createHash('sha1').update(html).digest('base64');
      page = { stamp, hash, facts: page?.hash === hash ? page.facts : readPageFacts(html) };
    }
    next[path] = page;
    facts.set(path, page.facts);
    onProgress?.(index + 1, paths.length);
  });
  // Not synced: what is lost is read anew.
  if (factsFile !== undefined) await writeFile(factsFile, JSON.stringify(next));
  return { facts, missing };
};
