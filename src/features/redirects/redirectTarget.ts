/**
 * The target of a redirect with the query and hash of the request: the query is appended to that of the target, the
 * hash is kept unless the target has one.
 */
export const redirectTarget = (target: string, search: string, hash: string): string => {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  const requested = search.replace(/^\?/, '');
  const fullQuery =
    query && requested ? `${query}&${requested}` : query || (requested && `?${requested}`);
  return `${path}${fullQuery}${anchor || hash}`;
};
