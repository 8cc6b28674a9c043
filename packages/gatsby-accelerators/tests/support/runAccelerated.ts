import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve('.');

/** All accelerators, with a filter for insights by the languages of their countries. */
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
 * Runs a script in a child process with the accelerators preloaded and returns its output. In the script,
 * `requireIn(file, request)` requires a module as a file of an installed package does.
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
