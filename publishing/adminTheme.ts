import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../src/theme/fonts');

/** The fonts of the tools' pages: where {@link toolStyles} asks for each, and its file. */
export const toolFonts = ['bricolage-grotesque', 'instrument-sans'].map((name) => ({
  path: `/fonts/${name}.woff2`,
  content: readFileSync(join(folder, `${name}.woff2`)),
}));
