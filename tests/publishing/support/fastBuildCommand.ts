import { resolve } from 'node:path';

export const fastBuild = [process.execPath, resolve('tests/publishing/support/fastBuild.mjs')];
