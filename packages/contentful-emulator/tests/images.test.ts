import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Emulator } from '../src/startEmulator';
import { sendRequest } from './support/sendRequest';
import { cleanUp, makeClient, makeFolder, startSmallSpace } from './support/smallSpace';

// The picture is 400 × 200: red, green, blue and yellow quarters.
const colours = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], yellow: [255, 255, 0] };
type Colour = keyof typeof colours | 'none' | 'other';

let server: Emulator;
let stateFolder: string;
let picture: string;
const pathOf = async (id: string) => {
  const asset = await makeClient(server).getAsset(id);
  return (asset.fields.file?.url ?? '').replace(`//${server.host}`, '');
};
beforeAll(async () => {
  stateFolder = makeFolder();
  server = await startSmallSpace({ stateFolder });
  picture = await pathOf('picture');
});
afterAll(cleanUp);

const transform = async (query: string, path = picture) => {
  const response = await sendRequest(server, `${path}?${query}`);
  expect(response.status).toBe(200);
  const { data, info } = await sharp(response.body)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number): Colour => {
    const start =
      (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4;
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(start, start + 4);
    if (alpha < 128) return 'none';
    const found = Object.entries(colours).find(([, rgb]) =>
      rgb.every((value, index) => Math.abs(value - ([r, g, b][index] ?? 0)) < 60),
    );
    return (found?.[0] ?? 'other') as Colour;
  };
  const metadata = await sharp(response.body).metadata();
  return { ...response, metadata, size: [info.width, info.height], colourAt };
};

test('returns the original file without parameters', async () => {
  const response = await sendRequest(server, picture);
  const file = resolve(
    'packages/contentful-emulator/tests/fixtures/images.ctfassets.net/smallspace/picture/0a1b/four fields.png',
  );
  expect(response.body.equals(readFileSync(file))).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const again = await sendRequest(server, picture, {
    headers: { 'if-none-match': response.headers.etag ?? '' },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each<[string, [number, number]]>([
  ['w=100', [100, 50]],
  ['h=50', [100, 50]],
  ['w=800', [400, 200]],
  ['w=100&h=100', [100, 50]],
  ['w=100&h=100&fit=pad', [100, 100]],
  ['w=600&h=600&fit=pad', [600, 600]],
  ['w=100&h=100&fit=fill', [100, 100]],
  ['w=600&h=600&fit=fill', [600, 600]],
  ['w=100&h=100&fit=scale', [100, 100]],
  ['w=100&h=100&fit=crop', [100, 100]],
  ['w=800&h=100&fit=crop', [400, 100]],
  ['w=100&h=100&fit=thumb', [100, 100]],
  ['w=99&h=33&fit=fill&f=top', [99, 33]],
])('%s has the size %j', async (query, size) => {
  expect((await transform(query)).size).toEqual(size);
});

test.each<[string, [Colour, Colour, Colour, Colour]]>([
  ['fit=scale', ['red', 'green', 'blue', 'yellow']],
  ['fit=crop', ['red', 'green', 'blue', 'yellow']],
  ['fit=crop&f=top_left', ['red', 'red', 'red', 'red']],
  ['fit=crop&f=bottom_right', ['yellow', 'yellow', 'yellow', 'yellow']],
  ['fit=crop&f=top', ['red', 'green', 'red', 'green']],
  ['fit=crop&f=right', ['green', 'green', 'yellow', 'yellow']],
  ['fit=fill', ['red', 'green', 'blue', 'yellow']],
  ['fit=fill&f=left', ['red', 'red', 'blue', 'blue']],
  ['fit=thumb&f=bottom_right', ['green', 'green', 'yellow', 'yellow']],
  ['fit=thumb&f=face', ['red', 'green', 'blue', 'yellow']],
  ['fit=pad', ['none', 'none', 'none', 'none']],
  ['fit=pad&bg=rgb:0000ff', ['blue', 'blue', 'blue', 'blue']],
  ['fit=fill&r=max', ['none', 'none', 'none', 'none']],
  ['fit=fill&r=20&bg=rgb:ff0000', ['red', 'red', 'red', 'red']],
])(
  'w=80&h=80&%s has the corners %j',
  async (query, [topLeft, topRight, bottomLeft, bottomRight]) => {
    const { colourAt } = await transform(`w=80&h=80&${query}`);
    expect([colourAt(0, 0), colourAt(1, 0), colourAt(0, 1), colourAt(1, 1)]).toEqual([
      topLeft,
      topRight,
      bottomLeft,
      bottomRight,
    ]);
  },
);

test('rounded corners do not change the middle', async () => {
  const { colourAt } = await transform('w=80&h=80&fit=fill&r=max');
  expect([colourAt(0.4, 0.4), colourAt(0.6, 0.4)]).toEqual(['red', 'green']);
});

test.each([
  ['jpg', 'image/jpeg', 'jpeg'],
  ['png', 'image/png', 'png'],
  ['webp', 'image/webp', 'webp'],
  ['gif', 'image/gif', 'gif'],
  ['avif', 'image/avif', 'heif'],
  ['tiff', 'image/tiff', 'tiff'],
])('fm=%s is %s', async (format, contentType, decoded) => {
  const { headers, metadata, colourAt } = await transform(`fm=${format}&w=60`);
  expect(headers['content-type']).toBe(contentType);
  expect(metadata.format).toBe(decoded);
  expect(colourAt(0, 0)).toBe('red');
});

test('supports progressive JPEGs, 8-bit PNGs and quality', async () => {
  expect((await transform('fm=jpg&fl=progressive')).metadata.isProgressive).toBe(true);
  expect((await transform('fm=jpg')).metadata.isProgressive).toBe(false);
  expect((await transform('fm=png&fl=png8')).metadata.isPalette).toBe(true);
  const low = await transform('fm=jpg&q=5');
  const high = await transform('fm=jpg&q=100');
  expect(low.body.length).toBeLessThan(high.body.length);
});

test('a JPEG of a transparent image has a white background', async () => {
  const { colourAt, body } = await transform('fm=jpg&w=80&h=80&fit=pad');
  expect(colourAt(0, 0)).toBe('other');
  const { channels } = await sharp(body).stats();
  expect(Math.min(...channels.map(({ max }) => max))).toBeGreaterThan(240);
});

test.each([
  ['w=0', /"0" for parameter "w": it must be a whole number between 1 and 4000/],
  ['w=4001', /"4001" for parameter "w"/],
  ['h=ten', /"ten" for parameter "h"/],
  ['q=101', /"101" for parameter "q": it must be a whole number between 1 and 100/],
  ['fm=bmp', /"bmp" for parameter "fm": it must be one of jpg, png, webp, gif, avif, tiff/],
  ['fit=cover', /"cover" for parameter "fit": it must be one of pad, fill, scale, crop, thumb/],
  ['f=middle', /"middle" for parameter "f"/],
  ['r=-1', /"-1" for parameter "r"/],
  ['bg=red', /"red" for parameter "bg": it must be a colour such as rgb:ff8800/],
  ['fl=fast', /"fast" for parameter "fl"/],
])('%s is rejected with the valid values', async (query, message) => {
  const response = await sendRequest(server, `${picture}?${query}`);
  expect(response.status).toBe(400);
  expect(response.json()).toMatchObject({
    sys: { type: 'Error', id: 'BadRequest' },
    message: expect.stringMatching(message),
  });
});

test('transforms are cached on disk and recreated if the cache is deleted', async () => {
  const first = await transform('w=37');
  const again = await transform('w=37');
  expect(again.headers.etag).toBe(first.headers.etag);
  rmSync(join(stateFolder, 'images'), { recursive: true });
  expect((await transform('w=37')).body.equals(first.body)).toBe(true);
});

test('concurrent requests for the same transform return the same image', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => transform('w=53&fm=webp')));
  expect(new Set(responses.map(({ body }) => body.toString('base64'))).size).toBe(1);
});

test('an SVG is only transformed with the parameter fm', async () => {
  const mark = await pathOf('mark');
  const drawing = await sendRequest(server, `${mark}?w=20`);
  expect(drawing.headers['content-type']).toBe('image/svg+xml');
  expect(drawing.body.toString()).toContain('<svg');
  expect((await transform('fm=png&w=20', mark)).size).toEqual([20, 20]);
});

test('files other than images ignore the parameters', async () => {
  const response = await sendRequest(server, `${await pathOf('report')}?w=100`);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.body.toString()).toMatch(/^%PDF-1\.4/);
});

test.each(['/smallspace/gone/0/x.png', '/other/picture/0/x.png', '/smallspace/picture/0/x.png'])(
  '%s responds with 404',
  async (path) => {
    const response = await sendRequest(server, path);
    expect(response.status).toBe(404);
    expect(response.json()).toMatchObject({ sys: { id: 'NotFound' } });
  },
);
