import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders =
  'src gatsby hosting publishing redirects plugins scripts search-index offline contentful bench';

const roots = [
  ...folders.split(' '),
  ...readdirSync('packages').flatMap((name) => [`packages/${name}/src`, `packages/${name}/lib`]),
].filter((folder) => existsSync(folder));

const isSource = (file: string): boolean =>
  /(?<!\.d)\.(?:tsx?|mjs|js)$/.test(file) && !/(?:^|\/)(?:node_modules|\.[^/]*)\//.test(file);

/** The source files of the project and of its packages: all but tests and types that are generated. */
export const sourceFiles: readonly string[] = [
  ...readdirSync('.'),
  ...roots.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].filter(isSource);
