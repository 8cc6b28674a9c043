import type { RedirectRule } from '../types';

/** What a host takes of a `_redirects` file, and what is left to do beyond that. */
type HostLimit = { host: string; rules: number; way: string };

/** Cloudflare: developers.cloudflare.com/pages/configuration/redirects; Netlify: docs.netlify.com/manage/routing/redirects. */
export const hostLimits: readonly HostLimit[] = [
  {
    host: 'Cloudflare',
    rules: 2000,
    way: 'reads no more of them; upload the table as Bulk Redirects, or serve the site with nginx',
  },
  {
    host: 'Netlify',
    rules: 10_000,
    way: 'advises against more; look rules up in an Edge Function, or serve the site with nginx',
  },
];

/** The longest line that Cloudflare reads. */
const longestLine = 1000;

const encodePath = (path: string): string => encodeURI(path);

/** The spellings of an old path that hosts which mind the case should know: lower case, and as it was written. */
const spellings = ({ from, writtenFrom }: RedirectRule): string[] => [
  ...new Set([from, writtenFrom.replace(/\/+$/, '')]),
];

export type RedirectsFile = { text: string; warnings: string[] };

/**
 * The `_redirects` file of Netlify and Cloudflare. Both compare paths with regard to case; spellings that are neither
 * lower case nor as written are found by the browser on the 404 page. Cloudflare also minds the slash at the end, so
 * each path stands there with and without it while its limit allows.
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
  for (const { host, rules: most, way } of hostLimits) {
    if (chosen.length > most) {
      warnings.push(
        `_redirects has ${chosen.length} rules, ${host} takes ${most}: it ${way}. The browser follows the rest from the 404 page.`,
      );
    }
  }
  for (const line of chosen.filter(({ length }) => length > longestLine)) {
    warnings.push(
      `_redirects: a rule is longer than the ${longestLine} characters that Cloudflare reads: ${line.slice(0, 80)}…`,
    );
  }
  return { text: `${chosen.join('\n')}\n`, warnings };
};
