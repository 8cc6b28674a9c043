import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { preloadOptions } from '../../../../../gatsby/accelerators/preload';

const root = resolve('.');

/**
 * Runs a script in a process with the accelerators of this project, as Gatsby runs with them; what it prints. In it,
 * `requireIn(file, request)` is what a file of an installed package gets by that name.
 */
export const runAccelerated = (
  script: string,
  env: NodeJS.ProcessEnv = {},
  cwd: string = root,
): string =>
  execFileSync(
    process.execPath,
    [
      ...preloadOptions(resolve('gatsby/accelerateBuild.ts'), root, {}),
      '--eval',
      `const requireIn = (file, request) =>
         require('module').createRequire(
           require.resolve(file, { paths: [${JSON.stringify(root)}] }),
         )(request);
       ${script}`,
    ],
    { cwd, encoding: 'utf8', env: { PATH: process.env.PATH, ...env } },
  ).trim();
