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

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** The source files of the project and of its packages: all but tests and types that are generated. */
export const sourceFiles: readonly string[] = [
  ...readdirSync('.'),
  ...roots.flatMap(filesBelow),
].filter(isSource);

/** The tests of the project and of its packages, with what they share. */
export const testFiles: readonly string[] = [
  ...filesBelow('tests'),
  ...readdirSync('packages').flatMap((name) => filesBelow(`packages/${name}/tests`)),
].filter(isSource);
