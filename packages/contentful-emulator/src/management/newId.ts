import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as Contentful makes them: 22 letters and digits. */
export const newId = (): string =>
  Array.from({ length: 22 }, () => letters[randomInt(letters.length)]).join('');
