import { defaultImmutableFiles } from '../releases/isImmutable';

export type HeaderRule = { pattern: string; headers: Readonly<Record<string, string>> };

/** What an edge needs beside the entries of a release. */
export type EdgeRules = {
  pathPrefix: string;
  /** Source of the regular expression of paths with a content hash, which browsers cache for a year. */
  immutable: string;
  /** In the order of `_headers`; later values of a header take precedence. */
  headers: readonly HeaderRule[];
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads a `_headers` file: a line with a path, in which `*` stands for anything, and indented lines `Name: value`. */
export const parseHeaders = (text: string): HeaderRule[] => {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: `^${line.trim().split('*').map(escaped).join('.*')}$`, headers: {} });
      continue;
    }
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && name !== undefined && value !== undefined) rule.headers[name] = value.trim();
  }
  return rules;
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A path as redirects are looked up: decoded, in lower case, without a slash or `index.html` at its end. */
const redirectSource = (path: string): string =>
  decoded(path)
    .toLowerCase()
    .replace(/(?:\/index\.html)?\/*$/, '');

export type Redirects = {
  entries: Map<string, string>;
  /** Rules that no edge follows: those with placeholders, conditions or another status. */
  skipped: readonly string[];
};

/** Reads the redirects of a `_redirects` file, as entries of a release. The first rule of a path applies. */
export const parseRedirects = (text: string): Redirects => {
  const entries = new Map<string, string>();
  const skipped: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [from = '', to = '', status = '301', ...conditions] = line.trim().split(/\s+/);
    if (from === '' || from.startsWith('#')) continue;
    const isKnown = /^30[1278]!?$/.test(status) && conditions.length === 0 && to !== '';
    if (!isKnown || !from.startsWith('/') || /[*:]/.test(from)) {
      skipped.push(line.trim());
      continue;
    }
    const key = `>${redirectSource(from)}`;
    const target = to.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
    if (!entries.has(key)) entries.set(key, `${status.slice(0, 3)} ${target}`);
  }
  return { entries, skipped };
};

export const edgeRules = (
  headersFile: string,
  {
    immutableFiles = defaultImmutableFiles,
    pathPrefix = '',
  }: { immutableFiles?: RegExp; pathPrefix?: string },
): EdgeRules => ({
  pathPrefix,
  immutable: immutableFiles.source,
  headers: parseHeaders(headersFile),
});
