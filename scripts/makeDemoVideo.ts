/**
 * Draws the videos of the demo space: a picture that draws itself, line by line, and then rests; and one that moves. Run
 * `npx tsx scripts/makeDemoVideo.ts`, or with the name of one, after changing the drawings; its output is committed, since browsers of other versions
 * encode it in other bytes.
 */
import { writeFile } from 'node:fs/promises';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { drawPicture } from '../contentful/demo-space/pictures/drawPicture';
import type { PictureRecipe } from '../contentful/demo-space/pictures/pictureRecipe';
import { launchBrowser } from './support/launchBrowser';
import { runCommand, say } from './support/output';
import { recordDrawing, type RecordedDrawing } from './support/recordDrawing';

const folder = 'contentful/demo-space/videos';
const formats = [
  {
    extension: 'webm',
    codec: 'vp09.00.30.08',
    track: 'vp9',
    format: () => new WebMOutputFormat(),
  },
  {
    extension: 'mp4',
    codec: 'avc1.42001f',
    track: 'avc',
    format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  },
] as const;

const yard: PictureRecipe = {
  art: 'scene',
  seed: 'us-innovation-switchyard-3',
  accent: undefined,
  shows: ['yard'],
};

/** Seconds and pixels; the drawing is 1600 by 1000. */
const recording = {
  width: 960,
  height: 600,
  framesASecond: 24,
  drawingSeconds: 5,
  restSeconds: 1.5,
  bitsASecond: 120_000,
};

/** The yard from the first moment to the last, in which it is as its picture shows it. */
const yardFrames = (): string[] => {
  const count = recording.drawingSeconds * recording.framesASecond;
  return Array.from({ length: count }, (_, at) =>
    drawPicture({ ...yard, figures: [count, at + 1] }),
  );
};

/** The poster of each video is the same recipe, so that the last frame and the poster are one picture. */
const videos: readonly { name: string; picture: PictureRecipe; framesOf?: () => string[] }[] = [
  {
    name: 'one-current',
    picture: { art: 'flow', seed: 'real-time-data', accent: '#1F6F5C' },
  },
  { name: 'one-yard', picture: yard, framesOf: yardFrames },
];

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64, 'base64'));

const write = async (
  file: string,
  { track, format }: (typeof formats)[number],
  { packets, config }: RecordedDrawing,
): Promise<void> => {
  const target = new BufferTarget();
  const output = new Output({ format: format(), target });
  const source = new EncodedVideoPacketSource(track);
  output.addVideoTrack(source, { frameRate: recording.framesASecond });
  await output.start();
  const { description, ...rest } = config;
  const decoderConfig = description ? { ...rest, description: bytesOf(description) } : rest;
  for (const { data, type, timestamp, duration } of packets) {
    await source.add(new EncodedPacket(bytesOf(data), type, timestamp, duration), {
      decoderConfig,
    });
  }
  await output.finalize();
  if (!target.buffer) throw new Error(`${file} has no bytes.`);
  await writeFile(file, new Uint8Array(target.buffer));
  say(`${file}: ${packets.length} frames, ${Math.round(target.buffer.byteLength / 1000)} kB`);
};

runCommand(async () => {
  const [only] = process.argv.slice(2);
  const wanted = videos.filter(({ name }) => !only || name === only);
  if (wanted.length === 0) {
    throw new Error(`${only}: use one of ${videos.map(({ name }) => name).join(', ')}.`);
  }
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    // tsx wraps named functions in a call of a helper, which the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named');
    for (const { name, picture, framesOf } of wanted) {
      const frames = framesOf?.();
      // Browsers encode video for pages of a trusted origin only.
      await page.route('http://localhost/', (route) =>
        route.fulfill({ contentType: 'text/html', body: drawPicture(picture) }),
      );
      for (const format of formats) {
        await page.goto('http://localhost/');
        const recorded = await page.evaluate(recordDrawing, {
          ...recording,
          codec: format.codec,
          ...(frames && { frames }),
        });
        await write(`${folder}/${name}.${format.extension}`, format, recorded);
      }
      await page.unroute('http://localhost/');
    }
  } finally {
    await browser.close();
  }
});
