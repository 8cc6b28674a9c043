import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random id in Contentful's format: 22 letters and digits. */
export const newId = (): string =>
  Array.from({ length: 22 }, () => letters[randomInt(letters.length)]).join('');
