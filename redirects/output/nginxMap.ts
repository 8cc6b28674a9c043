import type { RedirectRule } from '../types';

/** A target as nginx writes it in the Location: the query that was asked for comes before the hash. */
const nginxTarget = (to: string): string => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return query ? `${path}${query}$and_args${hash}` : `${path}$is_args$args${hash}`;
};

/** A power of two that nginx's hash tables of this many paths fit in. */
const hashSize = (count: number): number => 2 ** Math.max(11, Math.ceil(Math.log2(count * 2 + 1)));

/**
 * The http-level part of nginx's configuration for the rules: `$retired_target` is where a path has moved, empty for
 * all others. nginx compares without regard to (ASCII) case, after decoding.
 */
export const formatNginxMap = (rules: readonly RedirectRule[], pathPrefix = ''): string =>
  [
    '# Old addresses and where they have moved. Made by the build; include it in http { }.',
    `map_hash_max_size ${hashSize(rules.length)};`,
    'map_hash_bucket_size 512;',
    'map $args $and_args { "" ""; default "&$args"; }',
    'map $uri $bare_uri { "~^(?<bare>.*?)(?:/index\\.html)?/*$" $bare; default $uri; }',
    'map $bare_uri $retired_target {',
    '  default "";',
    ...rules.map(({ from, to }) => {
      const target = nginxTarget(to.startsWith('/') ? `${pathPrefix}${to}` : to);
      return `  "${pathPrefix}${from}" "${target}";`;
    }),
    '}',
    '',
  ].join('\n');
