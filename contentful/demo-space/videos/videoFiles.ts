import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Content types by extension, as Contentful names them. */
const contentTypes: Readonly<Record<string, string>> = { '.webm': 'video/webm', '.mp4': 'video/mp4' };

/** A video by its name in content: `one-current` is a WebM file, `one-current.mp4` an MP4 file. */
const fileOf = (name: string): string => (extname(name) === '' ? `${name}.webm` : name);

/** The names of the videos beside this file, which `scripts/makeDemoVideo.ts` makes. */
export const videoNames = (): string[] =>
  readdirSync(__dirname)
    .filter((file) => extname(file) in contentTypes)
    .map((file) => file.replace(/\.webm$/, ''));

/** The bytes of a video. */
export const readVideo = (name: string): Buffer => readFileSync(join(__dirname, fileOf(name)));

/** The extension, without a dot, and the content type of a video. */
export const videoFormat = (name: string): { extension: string; contentType: string } => {
  const extension = extname(fileOf(name));
  return { extension: extension.slice(1), contentType: contentTypes[extension] ?? '' };
};
