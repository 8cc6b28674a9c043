import { immutable, immutablePattern, type Headers } from '../headers';

/** Cloudflare's limits: developers.cloudflare.com/pages/configuration/headers */
const mostRules = 100;
const longestLine = 2000;

const immutableRule = new RegExp(immutablePattern);

/** What webpack calls the files of templates; their names are too many to write out. */
const prefixes = ['component---', 'app-'];

/** Path patterns of the files that never change, from the names of the files at the top of the built site, and from there. */
const immutablePatterns = (topFiles: readonly string[]): string[] => {
  const hashed = topFiles.filter((name) => immutableRule.test(`/${name}`));
  const used = prefixes.filter((prefix) => hashed.some((name) => name.startsWith(prefix)));
  const others = hashed.filter((name) => !prefixes.some((prefix) => name.startsWith(prefix)));
  return [
    '/static/*',
    '/styles/*',
    ...used.map((prefix) => `/${prefix}*`),
    ...others.sort().map((name) => `/${name}`),
  ];
};

export type HeadersFile = { text: string; warnings: string[] };

/**
 * The `_headers` file of Netlify and Cloudflare. Both let browsers ask again for whatever has no rule of its own, and
 * both join the values of a header that two rules set, so only files that never change have a Cache-Control here.
 *
 * @param topFiles names of the files at the top of the built site.
 * @param pathPrefix the folder of the host that the site lives in; patterns are paths of the host.
 */
export const formatHeadersFile = (
  headers: Headers,
  topFiles: readonly string[],
  pathPrefix = '',
): HeadersFile => {
  const patterns = immutablePatterns(topFiles).map((pattern) => `${pathPrefix}${pattern}`);
  const shown = patterns.slice(0, mostRules - 1);
  const warnings =
    shown.length < patterns.length
      ? [
          `_headers would have ${patterns.length + 1} rules, Cloudflare takes ${mostRules}: ${patterns.length - shown.length} hashed files are asked for again on each visit there. nginx has no such limit.`,
        ]
      : [];
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  for (const line of lines.filter(({ length }) => length > longestLine)) {
    warnings.push(
      `_headers: a line has ${line.length} characters, Cloudflare reads ${longestLine}: ${line.slice(0, 60)}…`,
    );
  }
  const rules = shown.map((pattern) => `${pattern}\n  Cache-Control: ${immutable}`);
  return { text: `${['/*', ...lines].join('\n')}\n\n${rules.join('\n')}\n`, warnings };
};

export type HeaderRule = { pattern: RegExp; headers: Headers };

/** Reads a `_headers` file as hosts do. */
export const parseHeadersFile = (text: string): HeaderRule[] => {
  const rules: { pattern: RegExp; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      const source = line.trim().split('*').map(escapePattern).join('.*');
      rules.push({ pattern: new RegExp(`^${source}$`), headers: {} });
      continue;
    }
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && name && value !== undefined) rule.headers[name] = value;
  }
  return rules;
};

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The headers that the rules give the answer to a path. */
export const headersOf = (rules: readonly HeaderRule[], path: string): Headers =>
  Object.assign(
    {},
    ...rules.filter(({ pattern }) => pattern.test(path)).map((rule) => rule.headers),
  ) as Headers;
