import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentNode } from '~/gatsby/content/contentNode';
import { downloadAsset } from '~/gatsby/images/downloadAsset';
import { checkPublicFile } from '~/gatsby/images/checkPublicFile';
import { publishFile } from '~/gatsby/images/publishFile';
import { memoryCache } from './support/memoryCache';

jest.mock('~/gatsby/images/checkPublicFile', () => {
  const actual = jest.requireActual<Record<'checkPublicFile', () => unknown>>(
    '~/gatsby/images/checkPublicFile',
  );
  return { ...actual, checkPublicFile: jest.fn(actual.checkPublicFile) };
});
jest.mock('~/gatsby/images/downloadAsset', () => ({
  ...jest.requireActual<object>('~/gatsby/images/downloadAsset'),
  downloadAsset: jest.fn(),
}));

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'publish-file-'));
const warnings: string[] = [];
const kept = new Map<string, unknown>();
const tools = {
  cache: memoryCache(kept),
  reporter: { warn: (line: string) => void warnings.push(line) },
  pathPrefix: '',
} as unknown as Parameters<typeof publishFile>[1];

let uploads = 0;
/** Uploads a file, which gives it an address of its own, and publishes it `times` times. */
const publish = async (filename: string, mimeType: string, content: Buffer, times = 1) => {
  const file = join(folder, 'download');
  writeFileSync(file, content);
  jest.mocked(downloadAsset).mockResolvedValue(file);
  const url = `/${(uploads += 1)}/${filename}`;
  const asset = { title: filename, contentful_id: filename, url, filename, mimeType };
  const published = await Promise.all(
    Array.from({ length: times }, () => publishFile(asset as unknown as ContentNode, tools)),
  );
  return published[0] ?? null;
};
const makePicture = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#147' } })
    .png()
    .toBuffer();

beforeAll(() => process.chdir(folder));
beforeEach(() => {
  warnings.splice(0);
  kept.clear();
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('a picture is published with its name for saving and one for its address', async () => {
  const published = await publish('日本語.png', 'image/png', await makePicture());
  expect(published).toMatchObject({ fileName: '日本語.png', contentType: 'image/png' });
  expect(published?.url).toMatch(/^\/static\/[0-9a-f]{16}\/file\.png$/);
  expect(existsSync(join(folder, 'public', published?.url ?? ''))).toBe(true);
});

test('a file that many pages show is read once', async () => {
  const reads = jest.mocked(downloadAsset).mock.calls.length;
  await publish('logo.png', 'image/png', await makePicture(), 3);
  expect(downloadAsset).toHaveBeenCalledTimes(reads + 1);
});

test.each([
  ['an empty file', 'report.pdf', 'application/pdf', () => Buffer.alloc(0)],
  [
    'another file with the name of a picture',
    'zero.png',
    'image/png',
    () => Buffer.from('%PDF-1.7'),
  ],
  ['half a picture', 'half.png', 'image/png', async () => (await makePicture()).subarray(0, 100)],
])('%s is left out, and named in one line', async (_name, filename, mimeType, content) => {
  expect(await publish(filename, mimeType, await content())).toBeNull();
  expect(warnings).toEqual([
    expect.stringMatching(new RegExp(`^The file of the asset "${filename}"`)),
  ]);
  expect(warnings.join()).not.toContain('\n');
});

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${content}</svg>`);

test('a file that has passed is known by its bytes, its type and its names', async () => {
  const harmless = drawing('<path d="M0 0h1" />');
  const first = await publish('plan.svg', 'image/svg+xml', harmless);
  const checks = jest.mocked(checkPublicFile).mock.calls.length;
  expect(checks).toBeGreaterThan(0);
  expect(await publish('plan.svg', 'image/svg+xml', harmless)).toEqual(first);
  expect(checkPublicFile).toHaveBeenCalledTimes(checks);

  expect(await publish('plan.html', 'image/svg+xml', harmless)).toBeNull();
  expect(await publish('plan.svg', 'image/svg+xml', drawing('<script />'))).toBeNull();
  expect(await publish('plan.svg', 'image/svg+xml', drawing('<script />'))).toBeNull();
  expect(kept.size).toBe(1);
});
