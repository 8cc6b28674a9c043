import { createHash } from 'node:crypto';

const longest = 64;

/** Contentful takes ids of up to 64 characters: a longer one is cut, and a hash of the whole keeps it unique. */
export const fitId = (id: string): string =>
  id.length <= longest
    ? id
    : `${id.slice(0, longest - 9)}-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;

/** `Lines around one point` -> `lines-around-one-point`. */
export const toKebab = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `the-second-question` -> `The second question`. */
export const toWords = (id: string): string => {
  const words = id.replace(/[-_/]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
