import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folders = ['gatsby/share-pictures', 'src/theme/fonts'];
let version: string | undefined;

/** Changes when what draws the pictures does, so that pictures are drawn anew exactly then. */
export const drawingVersion = (): string => {
  if (version === undefined) {
    const hash = createHash('sha256');
    for (const folder of folders.map((name) => resolve(name))) {
      for (const name of readdirSync(folder).sort()) {
        hash.update(name).update(readFileSync(join(folder, name)));
      }
    }
    version = hash.digest('hex');
  }
  return version;
};
