import { statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const endings = ['', '.ts', '.tsx', '.js'];

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The file that a relative import, or one from the root by `~/`, names; undefined for packages. */
export const resolveImport = (from: string, specifier: string): string | undefined => {
  if (!/^(?:\.|~\/)/.test(specifier)) return undefined;
  const path = specifier.startsWith('~/')
    ? specifier.slice('~/'.length)
    : normalize(join(dirname(from), specifier));
  return endings.map((ending) => path + ending).find(isFile);
};
