import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminTheme } from 'contentful-emulator/admin-ui';
import { logoPath, logoSize } from '../src/components/logoPath';
import { palette } from '../src/theme/palette';
import { layout } from '../src/theme/tokens';

const display = {
  family: 'Bricolage Grotesque',
  weight: '200 800',
  file: 'bricolage-grotesque.woff2',
};
const text = { family: 'Instrument Sans', weight: '400 700', file: 'instrument-sans.woff2' };

/** Families by name: these pages do not have the custom properties of the site's global.css. */
const familyOf = (family: string): string => `'${family}', system-ui, sans-serif`;

/** This site's theme for the emulator's admin UI and the publisher's status page. */
export const adminTheme: AdminTheme = {
  color: palette.light,
  font: { display: familyOf(display.family), text: familyOf(text.family) },
  fontFiles: [display, text].map(({ file, ...names }) => ({
    ...names,
    path: `/fonts/${file}`,
    content: readFileSync(join(__dirname, '../src/theme/fonts', file)),
  })),
  contentWidth: layout.contentWidth,
  logo: `<svg aria-hidden="true" width="28" height="28" viewBox="0 0 ${logoSize} ${logoSize}" fill="none"><path d="${logoPath}" stroke="currentColor" stroke-width="2.4" /></svg>`,
};
