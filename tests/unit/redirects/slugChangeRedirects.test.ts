import type { Routes } from '~/gatsby/routes/types';
import { compileRedirects } from '~/redirects/compileRedirects';
import {
  updatePathHistory,
  slugChangeRedirects,
  type PathHistory,
} from '~/redirects/slugChangeRedirects';

const planOf = (pages: Record<string, string>): Routes =>
  ({
    sites: [],
    leftOut: [],
    pages: Object.entries(pages).map(([path, entryId]) => ({
      path,
      entryId,
      site: { id: path.split('/').slice(1, 3).join('/') },
    })),
  }) as unknown as Routes;

const none: PathHistory = { last: {}, retired: {} };
const releasedAs = (...plans: Routes[]): PathHistory => plans.reduce(updatePathHistory, none);
const rulesOf = (before: PathHistory, routes: Routes, table: string[][] = []) =>
  slugChangeRedirects(
    before,
    routes,
    table.map(([from = '', to = '']) => ({ from, to, file: 'table', line: 1 })),
  ).map(({ from, to }) => `${from} ${to}`);

const first = planOf({ '/be/fr/insights/old': 'a', '/be/en/insights/old': 'a', '/be/fr/x': 'b' });
const second = planOf({ '/be/fr/insights/new': 'a', '/be/en/insights/new': 'a', '/be/fr/x': 'b' });
const third = planOf({ '/be/fr/insights/newest': 'a', '/be/en/insights/newest': 'a' });

describe('redirects of slug changes', () => {
  it('lead from the old path to the new one, in each site, from the build that moves the page', () => {
    const expected = [
      '/be/fr/insights/old /be/fr/insights/new',
      '/be/en/insights/old /be/en/insights/new',
    ];
    expect(rulesOf(releasedAs(first), second)).toEqual(expected);
    expect(rulesOf(releasedAs(first, second), second)).toEqual(expected);
  });

  it('need one hop after a second move', () => {
    const rules = rulesOf(releasedAs(first, second), third);
    expect(rules).toContain('/be/fr/insights/old /be/fr/insights/newest');
    expect(rules).toContain('/be/fr/insights/new /be/fr/insights/newest');
    expect(rules).toHaveLength(4);
  });

  it('have no rule for a page that moved back, and no loop', () => {
    expect(rulesOf(releasedAs(first, second), first)).toEqual([
      '/be/fr/insights/new /be/fr/insights/old',
      '/be/en/insights/new /be/en/insights/old',
    ]);
  });

  it('have no rule for a path that another page takes, nor for a deleted page', () => {
    const taken = planOf({ '/be/fr/insights/new': 'a', '/be/fr/insights/old': 'c' });
    expect(rulesOf(releasedAs(first), taken)).toEqual([]);
    expect(rulesOf(releasedAs(first, second), planOf({ '/be/fr/x': 'b' }))).toEqual([]);
  });

  it('lead to a deleted page that returns under another path', () => {
    const gone = planOf({ '/be/fr/x': 'b' });
    const back = planOf({ '/be/fr/insights/again': 'a' });
    expect(rulesOf(releasedAs(first, gone), back)).toEqual([
      '/be/fr/insights/old /be/fr/insights/again',
    ]);
  });

  it('leave a rule of the table unchanged, and compile with it', () => {
    const table = [['/BE/fr/insights/old/', '/be/fr/x']];
    const moved = slugChangeRedirects(releasedAs(first), second, [
      { from: table[0]?.[0] ?? '', to: '/be/fr/x', file: 'table', line: 1 },
    ]);
    expect(moved.map(({ from }) => from)).toEqual(['/be/en/insights/old']);
    const { rules, problems, notes } = compileRedirects({
      rules: [
        { from: '/be/fr/insights/older', to: '/be/en/insights/old', file: 'table', line: 2 },
        ...moved,
      ],
      pagePaths: second.pages.map(({ path }) => path),
      externalHosts: [],
    });
    expect(problems).toEqual([]);
    expect(notes).toHaveLength(1);
    expect(rules.map(({ to }) => to)).toEqual(['/be/en/insights/new', '/be/en/insights/new']);
  });
});
