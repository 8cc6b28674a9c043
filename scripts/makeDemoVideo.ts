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
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { drawPicture } from '../contentful/demo-space/pictures/drawPicture';
import { drawnRecipe } from '../contentful/demo-space/pictures/drawnRecipe';
import { launchBrowser } from './support/launchBrowser';
import { runCommand, say } from './support/output';
import { recordDrawing, type Recording } from './support/recordDrawing';

/** The poster of the video is the same recipe, so that the last frame and the poster are one picture. */
const video = {
  file: 'contentful/demo-space/videos/one-current.webm',
  picture: { kind: 'picture', art: 'flow', seed: 'real-time-data', accent: '#1F6F5C' },
} as const;

/** Seconds and pixels; the drawing is 1600 by 1000. */
const recording: Recording = {
  width: 960,
  height: 600,
  framesASecond: 24,
  drawingSeconds: 5,
  restSeconds: 1.5,
  bitsASecond: 120_000,
};

runCommand(async () => {
  const recipe = drawnRecipe(video.picture);
  if (recipe.kind !== 'picture') throw new Error('The video is made of a picture.');
  const browser = await launchBrowser();
  const page = await browser.newPage();
  // What compiles this file wraps named functions in a call of its own.
  await page.addInitScript('globalThis.__name = (named) => named');
  // Browsers encode video for pages of a trusted origin only.
  await page.route('http://localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: drawPicture(recipe) }),
  );
  await page.goto('http://localhost/');
  const { packets, config } = await page.evaluate(recordDrawing, recording);
  await browser.close();

  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source, { frameRate: recording.framesASecond });
  await output.start();
  for (const { data, type, timestamp, duration } of packets) {
    const bytes = new Uint8Array(Buffer.from(data, 'base64'));
    await source.add(new EncodedPacket(bytes, type, timestamp, duration), {
      decoderConfig: config,
    });
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The video has no bytes.');
  await writeFile(video.file, new Uint8Array(target.buffer));
  say(`${video.file}: ${packets.length} frames, ${Math.round(target.buffer.byteLength / 1000)} kB`);
});
