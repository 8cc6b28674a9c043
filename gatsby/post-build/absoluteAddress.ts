import { readSettings } from '../settings/readSettings';

/** The full address of a path of the website. */
export const absoluteAddress = (): ((path: string) => string) => {
  const { siteUrl, pathPrefix = '' } = readSettings(process.env);
  return (path) => `${siteUrl}${pathPrefix}${path}`;
};
