import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The stored submissions of a folder; none if nothing was stored yet. */
export const readSubmissions = (folder: string): Record<string, unknown>[] =>
  existsSync(folder)
    ? readdirSync(folder).map(
        (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>,
      )
    : [];
