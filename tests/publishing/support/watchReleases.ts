import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tenPages } from './testSite';

export type ReleaseWatch = {
  /** The ids in the order in which they were current. */
  ids: string[];
  /** What visitors must never get, in a line each. */
  faults: string[];
  /** The value that the current release shows. */
  value: () => number;
  stop: () => void;
};

/** The values in the pages and the script of a release; one if all are of one build. */
const valuesOf = (site: string): number[] => {
  const pages = tenPages.map(({ path }) => {
    const text = readFileSync(join(site, path, 'index.html'), 'utf8');
    return Number(/<p>(\d+)<\/p>/.exec(text)?.[1]);
  });
  const scripts = readdirSync(site).filter((name) => name.startsWith('app-'));
  const newest = Math.max(...scripts.map((name) => Number(name.slice(4, -3))));
  return [...new Set([...pages, newest])];
};

/** Looks at the current release every 2 ms: it may only be followed by newer ones, and each is of one build. */
export const watchReleases = (releases: string): ReleaseWatch => {
  const ids: string[] = [];
  const faults: string[] = [];
  let value = 0;
  const look = (): void => {
    let id: string;
    try {
      id = readlinkSync(join(releases, 'current'));
    } catch {
      return;
    }
    const last = ids.at(-1);
    if (id === last) return;
    ids.push(id);
    if (last !== undefined && id < last) faults.push(`${id} followed ${last}`);
    const values = valuesOf(join(releases, id, 'site'));
    const [only = 0] = values;
    if (values.length !== 1) faults.push(`${id} mixes ${values.join(', ')}`);
    if (only < value) faults.push(`${id} shows ${only} after ${value}`);
    value = only;
  };
  const timer = setInterval(look, 2);
  return { ids, faults, value: () => value, stop: () => clearInterval(timer) };
};
