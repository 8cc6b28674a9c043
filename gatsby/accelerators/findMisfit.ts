import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Accelerator, Replacement } from './accelerator';

const findMisfitOf = (
  { file, request, functions }: Replacement,
  require: NodeJS.Require,
): string | undefined => {
  const askingFile = require.resolve(file);
  const asking = readFileSync(askingFile, 'utf8');
  if (!asking.includes(`require("${request}")`)) return `${file} does not require "${request}"`;
  const module = readFileSync(createRequire(askingFile).resolve(request), 'utf8');
  const missing = functions.find((name) => !new RegExp(`\\bexports\\.${name}\\b`).test(module));
  return missing && `"${request}" of ${file} has no ${missing}`;
};

/**
 * Why an accelerator does not fit the packages that are installed, undefined if it does. Reads files instead of loading
 * modules, since Gatsby sets what some of them depend on only later.
 *
 * @param folder the folder of the site, whose packages are meant.
 */
export const findMisfit = (
  { package: name, versions, replacements }: Accelerator,
  folder: string,
): string | undefined => {
  const require = createRequire(join(folder, 'package.json'));
  try {
    const manifest = readFileSync(require.resolve(`${name}/package.json`), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    if (!version.startsWith(versions.replace('x', '')))
      return `${name} ${version} is not ${versions}`;
    for (const replacement of replacements) {
      const misfit = findMisfitOf(replacement, require);
      if (misfit) return misfit;
    }
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
};
