import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentNode } from '~/gatsby/content/contentNode';
import type { PictureTools } from '~/gatsby/images/downloadAsset';
import { memoryCache } from './support/memoryCache';

const mockDownload = jest.fn();
jest.mock('~/gatsby/images/downloadAsset', () => ({
  ...jest.requireActual<object>('~/gatsby/images/downloadAsset'),
  downloadAsset: mockDownload,
}));

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'kept-pictures-'));
const file = join(folder, 'download.png');
const tools = {
  pathPrefix: '/base',
  reporter: { warn: (line: string) => Promise.reject(new Error(line)) },
  cache: memoryCache(),
} as unknown as PictureTools;

/** Renders a picture as a new build does, whose modules remember nothing. */
const build = async (url: string): Promise<unknown> => {
  let picture: unknown;
  await jest.isolateModulesAsync(async () => {
    const { renderPicture } = await import('~/gatsby/images/renderPicture');
    const asset = { title: 'A', contentful_id: 'a', url, filename: 'a.png' };
    picture = await renderPicture(asset as unknown as ContentNode, tools);
  });
  return picture;
};

beforeAll(async () => {
  process.chdir(folder);
  const create = { width: 40, height: 20, channels: 3, background: '#147' } as const;
  writeFileSync(file, await sharp({ create }).png().toBuffer());
  mockDownload.mockResolvedValue(file);
});
beforeEach(() => void mockDownload.mockClear());
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('a picture of an earlier build is neither fetched nor read again', async () => {
  const first = await build('//host/1/a.png');
  expect(first).toMatchObject({ width: 40, height: 20 });
  expect(mockDownload).toHaveBeenCalledTimes(1);
  expect(await build('//host/1/a.png')).toEqual(first);
  expect(mockDownload).toHaveBeenCalledTimes(1);
});

test('a file that was replaced, whose address is another one, is fetched', async () => {
  await build('//host/2/a.png');
  expect(mockDownload).toHaveBeenCalledTimes(1);
});

test('a picture whose files are gone is rendered again', async () => {
  rmSync(join(folder, 'public'), { recursive: true });
  await build('//host/1/a.png');
  expect(mockDownload).toHaveBeenCalledTimes(1);
});
