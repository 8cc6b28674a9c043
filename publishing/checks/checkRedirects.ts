import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckProblem } from 'static-site-publisher/checks';
import { forEachYielding, listFiles } from 'static-site-publisher/files';
import { retiredPath } from '../../src/features/redirects/retiredPath';

/** The old addresses of a built site, as `retiredPath` gives them, and where they lead. */
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
 * Every old address leads to a page that exists, in one hop.
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
    if (paths.has(path) && !rules.has(retiredPath(path) ?? '')) return [];
    const message = `The old address ${from} leads to ${to}, which is no page: fix its rule in redirects/rules.`;
    return [{ check: 'redirects', message }];
  });
