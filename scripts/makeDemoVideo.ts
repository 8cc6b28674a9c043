/**
 * Draws the video of the demo space: a picture of the demo that draws itself, line by line, and then rests. Run
 * `npx tsx scripts/makeDemoVideo.ts` after changing the drawings; its output is committed, since browsers of other versions
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
import { launchBrowser } from './support/launchBrowser';
import { runCommand, say } from './support/output';
import { recordDrawing, type RecordedDrawing } from './support/recordDrawing';

/** The poster of the video is the same recipe, so that the last frame and the poster are one picture. */
const picture = {
  kind: 'picture',
  art: 'flow',
  seed: 'real-time-data',
  accent: '#1F6F5C',
} as const;

const folder = 'contentful/demo-space/videos';
const formats = [
  {
    file: `${folder}/one-current.webm`,
    codec: 'vp09.00.30.08',
    track: 'vp9',
    format: () => new WebMOutputFormat(),
  },
  {
    file: `${folder}/one-current.mp4`,
    codec: 'avc1.42001f',
    track: 'avc',
    format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  },
] as const;

/** Seconds and pixels; the drawing is 1600 by 1000. */
const recording = {
  width: 960,
  height: 600,
  framesASecond: 24,
  drawingSeconds: 5,
  restSeconds: 1.5,
  bitsASecond: 120_000,
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64, 'base64'));

const write = async (
  { file, track, format }: (typeof formats)[number],
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
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    // tsx wraps named functions in a call of a helper, which the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named');
    // Browsers encode video for pages of a trusted origin only.
    await page.route('http://localhost/', (route) =>
      route.fulfill({ contentType: 'text/html', body: drawPicture(picture) }),
    );
    for (const format of formats) {
      await page.goto('http://localhost/');
      await write(
        format,
        await page.evaluate(recordDrawing, { ...recording, codec: format.codec }),
      );
    }
  } finally {
    await browser.close();
  }
});
