import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['pictures', 'documents'];
let version: string | undefined;

/** Changes when the code that draws changes, so that pictures are drawn again exactly then. */
export const drawingVersion = (): string => {
  if (version === undefined) {
    const hash = createHash('sha256');
    for (const folder of folders) {
      const path = join(__dirname, '..', folder);
      for (const name of readdirSync(path).sort()) {
        hash.update(name).update(readFileSync(join(path, name)));
      }
    }
    version = hash.digest('hex');
  }
  return version;
};
