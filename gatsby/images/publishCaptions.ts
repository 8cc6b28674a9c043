import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureTools } from './downloadAsset';

const header = 'WEBVTT';
const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const times = new RegExp(`^${time} +--> +${time}`);

/** The lines of a text that hold times but not as WebVTT writes them; all is well with none of them and a cue. */
export const captionsFault = (text: string): string | undefined => {
  const timed = text.split('\n').filter((line) => line.includes('-->'));
  if (timed.length === 0) return 'has no line with times such as 00:00.000 --> 00:04.000';
  const wrong = timed.find((line) => !times.test(line.trim()));
  return wrong && `has "${wrong.trim()}" where times such as 00:00.000 --> 00:04.000 belong`;
};

/**
 * Writes captions to `/static/<hash>/captions.vtt` of the website and returns their address. `text` is WebVTT, with or
 * without its first line.
 */
export const publishCaptions = async (
  text: string,
  { pathPrefix }: Pick<PictureTools, 'pathPrefix'>,
): Promise<string> => {
  const cues = text.trim().replace(/^WEBVTT[^\n]*\n*/, '');
  const file = `${header}\n\n${cues}\n`;
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 16);
  const folder = join(process.cwd(), 'public', 'static', hash);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'captions.vtt'), file);
  return `${pathPrefix}/static/${hash}/captions.vtt`;
};
