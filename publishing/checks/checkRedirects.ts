import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckProblem } from 'static-site-publisher/checks';
import { forEachYielding, listFiles } from 'static-site-publisher/files';
import { redirectSource } from '../../src/features/redirects/redirectSource';

/** The redirects of a built site: targets by normalised source. */
export const readRules = async (publicFolder: string): Promise<ReadonlyMap<string, string>> => {
  const folder = join(publicFolder, 'redirects');
  const rules = new Map<string, string>();
  const names = (await listFiles(folder)).filter((name) => /^[0-9a-f]{2}\.json$/.test(name));
  await forEachYielding(names, (name) => {
    const table = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>;
    for (const [from, to] of Object.entries(table)) rules.set(from, to);
  });
  return rules;
};

/**
 * Checks that every redirect leads to an existing page in one hop.
 *
 * @param paths of all pages.
 */
export const checkRedirects = (
  rules: ReadonlyMap<string, string>,
  paths: ReadonlySet<string>,
): CheckProblem[] =>
  [...rules].flatMap(([from, to]): CheckProblem[] => {
    if (!to.startsWith('/')) return [];
    const [path = ''] = to.split(/[?#]/);
    if (paths.has(path) && !rules.has(redirectSource(path) ?? '')) return [];
    const message = `The redirect from ${from} leads to ${to}, which is no page: correct its rule in redirects/rules.`;
    return [{ check: 'redirects', message }];
  });
