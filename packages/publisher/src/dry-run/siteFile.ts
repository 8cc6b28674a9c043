import { readFile } from 'node:fs/promises';
import { existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Attributes with addresses; those of sets of pictures have several. */
const attributes = /(\s(?:src|href|poster|srcset|imagesrcset|data-src|data-srcset)=")([^"]*)(")/g;

/** Puts a prefix before the root-relative addresses of HTML or CSS, so that a site can be served below a path. */
export const withPrefixedAddresses = (text: string, prefix: string, isCss = false): string => {
  const css = (part: string): string => part.replace(/url\((["']?)\/(?!\/)/g, `url($1${prefix}/`);
  if (isCss) return css(text);
  const html = text.replace(attributes, (_all, start: string, value: string, end: string) => {
    const prefixed = value.replace(/(^|,\s*)\/(?!\/)/g, `$1${prefix}/`);
    return `${start}${prefixed}${end}`;
  });
  return css(html);
};

export type SiteFile = { type: string; body: Buffer | string };

const resolveFile = (folder: string, path: string): string | undefined => {
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  return [file, join(file, 'index.html'), `${file}.html`].find(
    (one) => existsSync(one) && statSync(one).isFile(),
  );
};

/** Reads a file of a site that is served below a path; undefined if there is none, or it is none that a page shows. */
export const readSiteFile = async (
  folder: string,
  path: string,
  prefix: string,
): Promise<SiteFile | undefined> => {
  const file = resolveFile(folder, path);
  const type = file && types[extname(file).toLowerCase()];
  if (file === undefined || type === undefined) return undefined;
  const body = await readFile(file);
  const isCss = type.startsWith('text/css');
  if (!isCss && !type.startsWith('text/html')) return { type, body };
  return { type, body: withPrefixedAddresses(body.toString('utf8'), prefix, isCss) };
};
