import type { RedirectRule } from '../types';

/** The number of rules a host reads of `_redirects`, and what to do above it. */
type HostLimit = { host: string; rules: number; advice: string };

/** Cloudflare: developers.cloudflare.com/pages/configuration/redirects; Netlify: docs.netlify.com/manage/routing/redirects. */
export const hostLimits: readonly HostLimit[] = [
  {
    host: 'Cloudflare',
    rules: 2000,
    advice:
      'reads no more of them; upload the table as Bulk Redirects, or serve the site with nginx',
  },
  {
    host: 'Netlify',
    rules: 10_000,
    advice: 'advises against more; look rules up in an Edge Function, or serve the site with nginx',
  },
];

/** Cloudflare's limit, in characters. */
const maxLineLength = 1000;

const encodePath = (path: string): string => encodeURI(path);

/** The spellings of a source for case-sensitive hosts: lower case, and as in the table. */
const spellings = ({ from, originalFrom }: RedirectRule): string[] => [
  ...new Set([from, originalFrom.replace(/\/+$/, '')]),
];

export type RedirectsFile = { text: string; warnings: string[] };

/**
 * The `_redirects` file of Netlify and Cloudflare. Both compare paths case-sensitively; other spellings are redirected
 * by the browser from the 404 page. Cloudflare also distinguishes a trailing slash, so each path is listed with and
 * without it if the host limits allow.
 */
export const formatRedirectsFile = (
  rules: readonly RedirectRule[],
  pathPrefix = '',
): RedirectsFile => {
  const warnings: string[] = [];
  const lines = (hasSlash: boolean): string[] =>
    rules.flatMap((rule) => {
      const target = rule.to.startsWith('/') ? `${pathPrefix}${rule.to}` : rule.to;
      return spellings(rule)
        .flatMap((path) => (hasSlash ? [path, `${path}/`] : [path]))
        .map((path) => `${encodePath(`${pathPrefix}${path}`)}  ${target}  301`);
    });
  const limit = Math.min(...hostLimits.map((host) => host.rules));
  const both = lines(true);
  const chosen = both.length <= limit ? both : lines(false);
  for (const { host, rules: most, advice } of hostLimits) {
    if (chosen.length > most) {
      warnings.push(
        `_redirects has ${chosen.length} rules, ${host} takes ${most}: it ${advice}. The browser follows the rest from the 404 page.`,
      );
    }
  }
  for (const line of chosen.filter(({ length }) => length > maxLineLength)) {
    warnings.push(
      `_redirects: a rule is longer than the ${maxLineLength} characters that Cloudflare reads: ${line.slice(0, 80)}…`,
    );
  }
  return { text: `${chosen.join('\n')}\n`, warnings };
};
