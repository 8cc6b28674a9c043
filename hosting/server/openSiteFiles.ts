import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { redirectSource, shardOf } from '../../src/features/redirects/redirectSource';
import { hostOnlyFiles } from '../files/hostOnlyFiles';
import { headersOf, parseHeadersFile, type HeaderRule } from '../host-files/headersFile';
import { cacheControlOf, constantHeaders, type Headers } from '../headers';

export type SiteFiles = {
  /** The file of a decoded path, from the folder, or undefined when there is none. */
  fileOf: (path: string) => string | undefined;
  /** The redirect target of a path. */
  redirectOf: (path: string) => string | undefined;
  /** The response headers of a path. */
  headersOf: (path: string) => Headers;
};

/**
 * Reads a built site as a host does: its files, `_headers` and redirects, which are reread when a build changes them. A
 * site without `_headers` gets the constant headers.
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
      if (path.includes('\0') || hostOnlyFiles.some((name) => path === `/${name}`))
        return undefined;
      const file = path.slice(1);
      return [file, join(file, 'index.html')].find((name) => name !== '' && isFile(name));
    },
    redirectOf: (path) => {
      const source = redirectSource(encodeURIComponent(path));
      if (source === undefined) return undefined;
      const file = join(folder, 'redirects', `${shardOf(source)}.json`);
      if (!existsSync(file)) return undefined;
      const table = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
      return table[source];
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
