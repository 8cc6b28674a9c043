import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { renderFile } from '~/gatsby/images/renderFile';

const folder = mkdtempSync(join(tmpdir(), 'render-file-'));
const before = process.cwd();

beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

const photograph = async (width: number, height: number): Promise<string> => {
  const file = join(folder, `${width}.jpg`);
  const background = { r: 20, g: 60, b: 120 };
  await sharp({ create: { width, height, channels: 3, background } }).toFile(file);
  return file;
};

test.each([
  [900, 600, { width: 192, height: 128 }],
  [120, 60, { width: 120, height: 60 }],
])(
  'a photograph of %i pixels has a thumbnail as wide as search shows it',
  async (width, height, thumbnail) => {
    const { images } = await renderFile(await photograph(width, height), '');
    const src = images.fallback?.src ?? '';
    const file = join(folder, 'public', src.slice(0, src.lastIndexOf('/')), '192.webp');
    expect(await sharp(file).metadata()).toMatchObject(thumbnail);
    // Pages show a picture of another size.
    expect(`${images.fallback?.srcSet} ${images.sources?.[0]?.srcSet}`).not.toContain('192.webp');
  },
);
