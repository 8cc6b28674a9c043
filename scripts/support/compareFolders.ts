import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from 'static-site-publisher/files';

const hashInName = /(?<![0-9A-Za-z])[0-9a-f]{8,64}(?![0-9A-Za-z])/g;
const hashInText = /[0-9a-f]{8,64}|sha(?:256|384)-[A-Za-z0-9+/=]+|"\d{6,10}"/g;

/** Digests of a site's files by file name without hash; several files may share a name. */
const readSite = async (folder: string, ignored?: RegExp): Promise<Map<string, string[]>> => {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const site = new Map<string, string[]>();
  for (const name of await listFiles(folder)) {
    // Compressed copies are derived from the original files.
    if (/\.(?:br|gz)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'latin1');
    const content = (ignored ? text.replace(ignored, '') : text).replace(hashInText, '#');
    const digest = createHash('sha256').update(content, 'latin1').digest('hex');
    const key = name.replace(hashInName, '#');
    site.set(key, [...(site.get(key) ?? []), digest].sort());
  }
  return site;
};

export type SiteDifference = { name: string; what: 'only after' | 'only before' | 'differs' };

export type SiteComparison = {
  differences: SiteDifference[];
  /** Number of the files of both sites. */
  total: number;
};

/** Compares two built sites file by file, apart from hashes in names and content, and text that matches `ignored`. */
export const compareFolders = async (
  before: string,
  after: string,
  ignored?: RegExp,
): Promise<SiteComparison> => {
  const [old, fresh] = [await readSite(before, ignored), await readSite(after, ignored)];
  const names = [...new Set([...old.keys(), ...fresh.keys()])].sort();
  const differences = names
    .filter((name) => old.get(name)?.join() !== fresh.get(name)?.join())
    .map((name): SiteDifference => {
      const what = !old.has(name) ? 'only after' : !fresh.has(name) ? 'only before' : 'differs';
      return { name, what };
    });
  return { differences, total: names.length };
};
