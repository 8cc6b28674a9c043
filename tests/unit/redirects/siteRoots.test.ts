import type { Routes } from '~/gatsby/routes/types';
import { siteRootRedirects } from '~/redirects/siteRootRedirects';

const site = (country: string, language: string, urlPrefix = '') => ({
  id: urlPrefix === '' ? `${country}/${language}` : country,
  country,
  language,
  urlPrefix,
});

const routesOf = (sites: object[], paths: string[]): Routes =>
  ({ sites, pages: paths.map((path) => ({ path })), leftOut: [] }) as unknown as Routes;

const rulesOf = (routes: Routes, table: string[] = []): string[] =>
  siteRootRedirects(
    routes,
    table.map((from) => ({ from, to: '/somewhere', file: 'table', line: 1 })),
  ).map(({ from, to }) => `${from} ${to}`);

const belgium = [site('be', 'fr'), site('be', 'en')];

describe('redirects of site roots', () => {
  it('lead from a country and each of its languages to the home page', () => {
    expect(rulesOf(routesOf(belgium, ['/be/fr/home', '/be/en/home']))).toEqual([
      '/be /be/fr/home',
      '/be/fr /be/fr/home',
      '/be/en /be/en/home',
    ]);
  });

  it('open a country in its first language that has a home page', () => {
    expect(rulesOf(routesOf(belgium, ['/be/en/home']))).toEqual([
      '/be /be/en/home',
      '/be/en /be/en/home',
    ]);
  });

  it('have one rule where the prefix is the country', () => {
    const worldwide = [site('worldwide', 'en', '/worldwide')];
    expect(rulesOf(routesOf(worldwide, ['/worldwide/home']))).toEqual([
      '/worldwide /worldwide/home',
    ]);
  });

  it('give way to pages and to rules of the table, whatever their case', () => {
    const paths = ['/be/fr/home', '/be/en/home', '/be/en'];
    expect(rulesOf(routesOf(belgium, paths), ['/BE'])).toEqual(['/be/fr /be/fr/home']);
  });

  it('are none for a space without sites', () => {
    expect(rulesOf(routesOf([], ['/']))).toEqual([]);
  });
});
