import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The file that a relative import, or one from the root by `~/`, names; undefined for packages and styles. */
export const resolveImport = (from: string, specifier: string): string | undefined => {
  if (!/^(?:\.|~\/)/.test(specifier)) return undefined;
  const path = specifier.startsWith('~/')
    ? specifier.slice('~/'.length)
    : normalize(join(dirname(from), specifier));
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));
};
