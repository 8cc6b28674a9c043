/**
 * Draws the icons of the website from its mark, and the manifest that names them, into static/.
 * Run `npx tsx scripts/makeIcons.ts` after changing the mark or the colours; its output is committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { logoPath, logoSize } from '../src/components/logoPath';
import { siteName } from '../src/i18n/siteName';
import { palette } from '../src/theme/palette';
import { icoFile } from './support/icoFile';

const color = palette.light;

/** Vertical offset: the lines are below the centre of their square. */
const rise = 1.5;

type Shape = {
  /** Size of the logo relative to the icon: phones crop a maskable icon to its central 80 %. */
  part: number;
  /** Part of the icon's side. */
  cornerRadius: number;
  strokeWidth: number;
};

const tile: Shape = { part: 0.66, cornerRadius: 0.22, strokeWidth: 2.4 };
const maskable: Shape = { part: 0.52, cornerRadius: 0, strokeWidth: 2.4 };
/** Line width of the favicon, one or two pixels at tab size. */
const small: Shape = { part: 0.82, cornerRadius: 0.18, strokeWidth: 3.4 };

const draw = ({ part, cornerRadius, strokeWidth }: Shape, side: number): Promise<Buffer> => {
  const scale = (side * part) / logoSize;
  const offset = (side * (1 - part)) / 2;
  const image = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
        `<rect width="100%" height="100%" rx="${side * cornerRadius}" fill="${color.ink}"/>` +
        `<path transform="translate(${offset} ${offset - rise * scale}) scale(${scale})" d="${logoPath}" fill="none" stroke="${color.paper}" stroke-width="${strokeWidth}"/></svg>`,
    ),
  );
  const opaque = cornerRadius === 0 ? image.removeAlpha() : image;
  return opaque.png({ compressionLevel: 9 }).toBuffer();
};

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logoSize} ${logoSize}"><style>path{stroke:${color.ink}}@media(prefers-color-scheme:dark){path{stroke:${color.paper}}}</style><path fill="none" stroke-width="2.6" d="${logoPath}"/></svg>\n`;

const manifest = {
  name: siteName,
  short_name: siteName,
  id: './',
  start_url: './',
  display: 'browser',
  background_color: color.paper,
  theme_color: color.ink,
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: 'icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

const makeIcons = async (): Promise<void> => {
  const sides = [16, 32, 48];
  const pictures = await Promise.all(sides.map((side) => draw(small, side)));
  const files = {
    'icons/icon-192.png': await draw(tile, 192),
    'icons/icon-512.png': await draw(tile, 512),
    'icons/icon-maskable-512.png': await draw(maskable, 512),
    'apple-touch-icon.png': await draw({ ...tile, cornerRadius: 0 }, 180),
    'favicon.ico': icoFile(sides.map((side, index) => ({ side, png: pictures[index] as Buffer }))),
    'favicon.svg': favicon,
    'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  };
  mkdirSync('static/icons', { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(`static/${name}`, content);
    console.log(`static/${name}: ${content.length} bytes`);
  }
};

void makeIcons();
