import type { RedirectRule } from '../types';

/** The target as an nginx expression: the query of the request goes before the hash. */
const nginxTarget = (to: string): string => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return query ? `${path}${query}$and_args${hash}` : `${path}$is_args$args${hash}`;
};

/** The `map_hash_max_size` for a number of paths: a power of two. */
const hashSize = (count: number): number => 2 ** Math.max(11, Math.ceil(Math.log2(count * 2 + 1)));

/**
 * The http-level nginx configuration of the rules: `$redirect_target` is the target of a path, or empty. nginx compares
 * decoded paths, ignoring ASCII case.
 */
export const formatNginxMap = (rules: readonly RedirectRule[], pathPrefix = ''): string =>
  [
    '# Redirects. Made by the build; include it in http { }.',
    `map_hash_max_size ${hashSize(rules.length)};`,
    'map_hash_bucket_size 512;',
    'map $args $and_args { "" ""; default "&$args"; }',
    'map $uri $bare_uri { "~^(?<bare>.*?)(?:/index\\.html)?/*$" $bare; default $uri; }',
    'map $bare_uri $redirect_target {',
    '  default "";',
    ...rules.map(({ from, to }) => {
      const target = nginxTarget(to.startsWith('/') ? `${pathPrefix}${to}` : to);
      return `  "${pathPrefix}${from}" "${target}";`;
    }),
    '}',
    '',
  ].join('\n');
