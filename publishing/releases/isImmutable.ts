import { immutablePattern } from '../../hosting/headers';

const immutable = new RegExp(immutablePattern);

/** Whether a file of the site, or what it was compressed from, has a hash of its content in its name. */
export const isImmutable = (file: string): boolean =>
  immutable.test(`/${file.replaceAll('\\', '/').replace(/\.(?:br|gz)$/, '')}`);
