import { headersOfFiles, immutable, immutablePattern, revalidate, type Headers } from '../headers';
import { hostOnlyFiles } from '../files/hostOnlyFiles';

const quote = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`;

const variableOf = (name: string): string => `$site_${name.toLowerCase().replace(/-/g, '_')}`;

/** An nginx `map` of the path to a value: by pattern, with a default. */
const map = (
  variable: string,
  values: readonly (readonly [pattern: string, value: string])[],
  others: string,
): string => {
  const lines = values.map(([pattern, value]) => `  ${quote(`~${pattern}`)} ${quote(value)};\n`);
  return `map $uri ${variable} {\n${lines.join('')}  default ${quote(others)};\n}\n`;
};

/** Names of the headers that differ between files. */
const variableHeaders = [...new Set(headersOfFiles.flatMap(({ headers }) => Object.keys(headers)))];

/**
 * The configuration for http { }: cache lifetimes, and headers that differ between pages and other files. Redirects are
 * in `redirects.conf`.
 */
export const formatNginxHttp = (headers: Headers, pathPrefix = ''): string =>
  [
    '# Made by the build; include it in http { }, with redirects.conf.\n',
    map(
      variableOf('Cache-Control'),
      [[immutablePattern.replace('^', `^${pathPrefix}`), immutable]],
      revalidate,
    ),
    ...variableHeaders.map((name) =>
      map(
        variableOf(name),
        headersOfFiles.map(({ pattern, headers: own }) => [pattern, own[name] ?? ''] as const),
        headers[name] ?? '',
      ),
    ),
  ].join('');

/**
 * The configuration for server { }, which must set `listen`, certificates and `root` (the built site): redirects, no
 * trailing slash, precompressed files, error pages and headers. Headers that differ between files come from the
 * variables of `formatNginxHttp`.
 */
export const formatNginxServer = (headers: Headers, pathPrefix = ''): string => {
  const home = pathPrefix === '' ? '/' : pathPrefix;
  return `# Made by the build; include it in server { }, which names listen, certificates and root (the built site).
absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types text/css text/plain text/xml application/javascript application/json application/atom+xml application/manifest+json image/svg+xml;
gzip_static on;
etag on;

${Object.entries(headers)
  .map(([name, value]) => [name, variableHeaders.includes(name) ? variableOf(name) : quote(value)])
  .map(([name, value]) => `add_header ${name} ${value} always;`)
  .join('\n')}
add_header Cache-Control ${variableOf('Cache-Control')} always;

error_page 404 ${pathPrefix}/404.html;
error_page 500 502 503 504 ${pathPrefix}/500.html;

# Redirects.
if ($redirect_target) { return 301 $redirect_target; }

# No slash and no index.html at the end.
rewrite ^${home === '/' ? '' : pathPrefix}/+$ ${home} break;
rewrite ^(/.*[^/])/+$ $1 permanent;
rewrite ^/index\\.html$ / permanent;
rewrite ^(/.+)/index\\.html$ $1 permanent;

location / {
  try_files $uri $uri/index.html =404;
}

# nginx does not know this ending.
location ~ \\.webmanifest$ {
  types { }
  default_type application/manifest+json;
}

# What is for hosts, not for visitors.
${hostOnlyFiles.map((name) => `location = ${pathPrefix}/${name} { return 404; }`).join('\n')}
`;
};

/** The configuration for server { } if nginx has the brotli module. */
export const nginxBrotli = 'brotli_static on;\n';
