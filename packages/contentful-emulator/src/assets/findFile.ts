import { statSync } from 'node:fs';
import { resolve, sep } from 'node:path';

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Candidate paths of an asset file relative to the export file, in order of preference. */
const candidates = (url: string): string[] => {
  const path = url.replace(/^(https?:)?\/\//, '').replace(/[?#].*$/, '');
  const withoutHost = path.slice(path.indexOf('/') + 1);
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  return [
    path,
    `assets/${path}`,
    `assets/${withoutHost}`,
    withoutHost,
    `assets/${fileName}`,
  ].flatMap((candidate) => [decode(candidate), candidate]);
};

/**
 * Finds the file on disk for an asset URL: `<folder>/<host>/<path>`, the layout of contentful-export's downloads, else
 * below `<folder>/assets`, else relative to `folder`. Rejects paths outside of `folder`.
 */
export const findFile = (folder: string, url: string): string | undefined => {
  const root = resolve(folder);
  return candidates(url)
    .map((candidate) => resolve(root, candidate.replace(/^\/+/, '')))
    .filter((file) => file.startsWith(root + sep))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
};
