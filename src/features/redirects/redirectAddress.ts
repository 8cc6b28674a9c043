/**
 * The target of a redirect with the query and the hash of the address that was asked for: the query is added to the
 * target's own, the hash is kept unless the target has one.
 */
export const redirectAddress = (target: string, search: string, hash: string): string => {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  const asked = search.replace(/^\?/, '');
  const fullQuery = query && asked ? `${query}&${asked}` : query || (asked && `?${asked}`);
  return `${path}${fullQuery}${anchor || hash}`;
};
