import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the videos beside this file, which `scripts/makeDemoVideo.ts` makes. */
export const videoNames = (): string[] =>
  readdirSync(__dirname)
    .filter((file) => file.endsWith('.webm'))
    .map((file) => file.slice(0, -'.webm'.length));

/** The bytes of a video. */
export const readVideo = (name: string): Buffer => readFileSync(join(__dirname, `${name}.webm`));
