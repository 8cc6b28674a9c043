import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve('.');

/** All accelerators, for a space whose insights are shown in the languages of their countries. */
const options = {
  'compile-sources': {},
  'source-cache': {},
  'slice-inlining': {},
  'contentful-nodes': {
    localeFilter: {
      types: ['insight'],
      field: 'countries',
      path: { country: 'languages', language: 'code' },
      unless: 'externalLink',
    },
  },
};

/**
 * Runs a script in a process with the accelerators, as Gatsby runs with them, and returns its output. In it,
 * `requireIn(file, request)` is what a file of an installed package gets by that name.
 */
export const runAccelerated = (
  script: string,
  env: NodeJS.ProcessEnv = {},
  cwd: string = root,
  register: string = require.resolve('../../register'),
): string =>
  execFileSync(
    process.execPath,
    [
      '--require',
      register,
      '--eval',
      `const requireIn = (file, request) =>
         require('module').createRequire(
           require.resolve(file, { paths: [${JSON.stringify(root)}] }),
         )(request);
       ${script}`,
    ],
    {
      cwd,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, GATSBY_ACCELERATORS: JSON.stringify(options), ...env },
    },
  ).trim();
