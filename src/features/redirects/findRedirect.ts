import { withPrefix } from 'gatsby';
import { withoutPrefix } from '../../i18n/withoutPrefix';
import { redirectSource, shardOf } from './redirectSource';

/**
 * The redirect target of a path: a path of this website without prefix, or the URL of an external host. Fetches the
 * shard of the path; returns undefined if it has no rule or cannot be read.
 */
export const findRedirect = async (pathname: string): Promise<string | undefined> => {
  const path = redirectSource(withoutPrefix(pathname));
  if (path === undefined) return undefined;
  try {
    const response = await fetch(withPrefix(`/redirects/${shardOf(path)}.json`));
    const rules = (await response.json()) as Readonly<Record<string, string>>;
    return rules[path];
  } catch {
    return undefined;
  }
};
