import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getSrc } from 'gatsby-plugin-image';
import sharp from 'sharp';
import { startPrerendering, prerenderingDone, renderPicture } from '~/gatsby/images/renderPicture';
import type { PictureTools } from '~/gatsby/images/downloadAsset';
import type { ContentNode } from '~/gatsby/content/contentNode';
import { memoryCache } from './memoryCache';

/** What one run says of itself, as a line of JSON. */
export type RenderAheadReport = {
  /** Addresses of what pages get; null for a picture they have to do without. */
  shown: (string | null)[];
  warnings: { ahead: number; all: number };
  /** How many pictures were there before pages asked. */
  there: number;
  /** How often this process had rendered something itself by then. */
  renderedHere: number;
};

/** Renders a picture and a file that is none ahead, in the current folder, then asks for both as pages do. */
const main = async (): Promise<void> => {
  const drawing = await sharp({
    create: { width: 40, height: 20, channels: 3, background: '#14201c' },
  })
    .png()
    .toBuffer();
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'image/png');
    response.end(request.url === '/drawing.png' ? drawing : 'no picture');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const assets = ['drawing.png', 'broken.png'].map(
    (filename) =>
      ({
        contentful_id: filename,
        title: filename,
        filename,
        url: `http://127.0.0.1:${port}/${filename}`,
      }) as unknown as ContentNode,
  );
  let warnings = 0;
  const tools = {
    pathPrefix: '/base',
    reporter: { warn: () => (warnings += 1) },
    cache: {
      ...memoryCache(),
      directory: join(process.cwd(), '.cache/downloads'),
    },
  } as unknown as PictureTools;

  let renderedHere = 0;
  sharp.queue.on('change', () => (renderedHere += 1));
  startPrerendering(assets, tools);
  await prerenderingDone();
  const folder = 'public/static';
  const there = existsSync(folder) ? readdirSync(folder).length : 0;
  const ahead = { there, renderedHere };
  const warningsAhead = warnings;
  const pictures = await Promise.all(assets.map((asset) => renderPicture(asset, tools)));
  server.close();
  console.log(
    JSON.stringify({
      shown: pictures.map((picture) => (picture && getSrc(picture)) ?? null),
      warnings: { ahead: warningsAhead, all: warnings },
      ...ahead,
    } satisfies RenderAheadReport),
  );
};

void main();
