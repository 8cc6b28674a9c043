import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { renderDrawing } from '~/gatsby/images/renderDrawing';

const folder = mkdtempSync(join(tmpdir(), 'render-drawing-'));
const svg = (attributes: string, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`);
const square = '<rect width="40" height="20" fill="#147"/>';

afterAll(() => rmSync(folder, { recursive: true }));

test('an SVG is published as it is, with its size, a placeholder and a thumbnail', async () => {
  const source = svg('width="40" height="20"', square);
  const data = await renderDrawing(source, join(folder, 'a'), '/static/a');
  expect(data).toMatchObject({
    width: 40,
    height: 20,
    images: { fallback: { src: '/static/a/drawing.svg' }, sources: [] },
  });
  expect(data.placeholder?.fallback).toMatch(/^data:image\/webp;base64,/);
  expect(readFileSync(join(folder, 'a/drawing.svg')).equals(source)).toBe(true);
  expect(await sharp(join(folder, 'a/192.webp')).metadata()).toMatchObject({
    width: 192,
    height: 96,
  });
});

test('the size of an SVG may come from its view box', async () => {
  const source = svg('viewBox="0 0 300 100"', square);
  const { width, height } = await renderDrawing(source, join(folder, 'b'), '/static/b');
  expect([width, height]).toEqual([300, 100]);
});

test.each([
  ['has a script', svg('width="4" height="4"', '<script>1</script>'), /may only draw/],
  ['is no SVG', Buffer.from('picture'), /./],
])('an SVG that %s is not published', async (_name, source, message) => {
  await expect(renderDrawing(source, join(folder, 'c'), '/static/c')).rejects.toThrow(message);
});
