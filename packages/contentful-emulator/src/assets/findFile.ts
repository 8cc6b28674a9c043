import { statSync } from 'node:fs';
import { resolve, sep } from 'node:path';

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Where the bytes of an asset may lie beside its export file, best guess first. */
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
 * The file on disk for an asset URL of an export file in `folder`: `<folder>/<host>/<path>` as contentful-export lays
 * downloads out, else below `<folder>/assets`, else relative to the folder. Never outside the folder.
 */
export const findFile = (folder: string, url: string): string | undefined => {
  const root = resolve(folder);
  return candidates(url)
    .map((candidate) => resolve(root, candidate.replace(/^\/+/, '')))
    .filter((file) => file.startsWith(root + sep))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
};
