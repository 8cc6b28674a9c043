import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { retiredPath, shardOf } from '../../src/features/redirects/retiredPath';
import { headersOf, parseHeadersFile, type HeaderRule } from '../files/headersFile';
import { cacheControlOf, constantHeaders, type Headers } from '../headers';

export type SiteFiles = {
  /** The file of a decoded path, from the folder, or undefined when there is none. */
  fileOf: (path: string) => string | undefined;
  /** Where an old address has moved. */
  redirectOf: (path: string) => string | undefined;
  /** The response headers of a path. */
  headersOf: (path: string) => Headers;
};

/**
 * Answers from a built site what a host would: its files, and the rules of its `_headers` and of its table of old
 * addresses. Both are read anew when a build has changed them. A site without `_headers`, which no build of ours leaves,
 * gets the headers that are the same for any.
 */
export const openSiteFiles = (folder: string): SiteFiles => {
  const headersFile = join(folder, '_headers');
  let rules: readonly HeaderRule[] = [];
  let rulesTime = 0;
  const isFile = (file: string): boolean => {
    const path = join(folder, file);
    return path.startsWith(folder + sep) && existsSync(path) && statSync(path).isFile();
  };
  return {
    fileOf: (path) => {
      if (path.includes('\0') || /^\/_(?:headers|redirects)$/.test(path)) return undefined;
      const file = path.slice(1);
      return [file, join(file, 'index.html')].find((name) => name !== '' && isFile(name));
    },
    redirectOf: (path) => {
      const retired = retiredPath(encodeURIComponent(path));
      if (retired === undefined) return undefined;
      const file = join(folder, 'redirects', `${shardOf(retired)}.json`);
      if (!existsSync(file)) return undefined;
      const table = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
      return table[retired];
    },
    headersOf: (path) => {
      const time = existsSync(headersFile) ? statSync(headersFile).mtimeMs : 0;
      if (time !== rulesTime) {
        rules = time === 0 ? [] : parseHeadersFile(readFileSync(headersFile, 'utf8'));
        rulesTime = time;
      }
      return {
        ...(rules.length === 0 && constantHeaders),
        ...headersOf(rules, path),
        'Cache-Control': cacheControlOf(path),
      };
    },
  };
};
