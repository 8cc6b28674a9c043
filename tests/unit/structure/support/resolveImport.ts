import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The file that a relative import names; undefined for packages and styles. */
export const resolveImport = (from: string, specifier: string): string | undefined => {
  if (!specifier.startsWith('.')) return undefined;
  const path = normalize(join(dirname(from), specifier));
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));
};
