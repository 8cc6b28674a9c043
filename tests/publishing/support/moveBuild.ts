import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** All that one build leaves for the next. */
const leftBehind = ['public', '.cache', '.hosting', '.space/last-build.json'];

/** Moves what a build has left to another folder, in the place of what is there. */
export const moveBuild = (from: string, to: string): void => {
  for (const name of leftBehind) {
    const target = join(to, name);
    mkdirSync(join(target, '..'), { recursive: true });
    rmSync(target, { recursive: true, force: true });
    if (existsSync(join(from, name))) renameSync(join(from, name), target);
  }
};
