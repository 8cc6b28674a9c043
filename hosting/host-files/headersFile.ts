import { immutable, immutablePattern, type Headers } from '../headers';

/** Cloudflare's limits: developers.cloudflare.com/pages/configuration/headers */
const maxRules = 100;
const maxLineLength = 2000;

const immutableRule = new RegExp(immutablePattern);

/** Prefixes of webpack's chunks of templates, which are too many to list. */
const prefixes = ['component---', 'app-'];

/** Path patterns of the immutable files, from the names of the top-level files. */
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
 * The `_headers` file of Netlify and Cloudflare. Both revalidate files without a rule, and both join the values of a
 * header that two rules set, so only immutable files have a Cache-Control here.
 *
 * @param topFiles names of the top-level files of the built site.
 * @param pathPrefix Gatsby's path prefix, which begins every pattern.
 */
export const formatHeadersFile = (
  headers: Headers,
  topFiles: readonly string[],
  pathPrefix = '',
): HeadersFile => {
  const patterns = immutablePatterns(topFiles).map((pattern) => `${pathPrefix}${pattern}`);
  const shown = patterns.slice(0, maxRules - 1);
  const warnings =
    shown.length < patterns.length
      ? [
          `_headers would have ${patterns.length + 1} rules, Cloudflare takes ${maxRules}: ${patterns.length - shown.length} hashed files are asked for again on each visit there. nginx has no such limit.`,
        ]
      : [];
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  for (const line of lines.filter(({ length }) => length > maxLineLength)) {
    warnings.push(
      `_headers: a line has ${line.length} characters, Cloudflare reads ${maxLineLength}: ${line.slice(0, 60)}…`,
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

/** The response headers of a path by the rules. */
export const headersOf = (rules: readonly HeaderRule[], path: string): Headers =>
  Object.assign(
    {},
    ...rules.filter(({ pattern }) => pattern.test(path)).map((rule) => rule.headers),
  ) as Headers;
