import { withPrefix } from 'gatsby';
import { withoutPrefix } from '../../i18n/withoutPrefix';
import { retiredPath, shardOf } from './retiredPath';

/**
 * Where a path that leads to no page has moved: a path of this website (without prefix), an address of a job site, or
 * undefined when it never was one of ours or the table cannot be read. Fetches the one file of the table that would
 * know it.
 */
export const findRedirect = async (pathname: string): Promise<string | undefined> => {
  const path = retiredPath(withoutPrefix(pathname));
  if (path === undefined) return undefined;
  try {
    const response = await fetch(withPrefix(`/redirects/${shardOf(path)}.json`));
    const rules = (await response.json()) as Readonly<Record<string, string>>;
    return rules[path];
  } catch {
    return undefined;
  }
};
