import { alternatesOf, languageVersionsOf, pathsOfVersions } from '~/gatsby/routes/alternates';
import { alternatesFileOf, alternatesFiles } from '~/gatsby/routes/alternatesFiles';
import { indexRoutes, type RouteIndex } from '~/gatsby/routes/routeIndex';
import type { Route, Site } from '~/gatsby/routes/types';
import { siteOf, routeOf } from '../../support/routeOf';

const worldwide = siteOf('worldwide', 'en', {
  urlPrefix: '/worldwide',
  id: 'worldwide',
  countryOrder: 9,
});
const uk = siteOf('uk', 'en-GB', { countryOrder: 2 });
const fr = siteOf('fr', 'fr-FR', { countryOrder: 3 });
const ie = siteOf('ie', 'en-GB', { countryOrder: 4 });

const versions = (...sites: (typeof uk)[]) => sites.map((site) => routeOf(site, 'about'));

describe('alternates', () => {
  it('are every version, itself included, and x-default for the worldwide one', () => {
    const pages = versions(fr, worldwide, uk);
    const expected = [
      { hreflang: 'en-GB', path: '/uk/en/about' },
      { hreflang: 'fr-FR', path: '/fr/fr/about' },
      { hreflang: 'en', path: '/worldwide/about' },
      { hreflang: 'x-default', path: '/worldwide/about' },
    ];
    for (const page of pages) expect(alternatesOf(page, pages)).toEqual(expected);
  });

  it('have the first version as x-default where there is none for the whole world', () => {
    const pages = versions(fr, uk);
    expect(alternatesOf(pages[0]!, pages).at(-1)).toEqual({
      hreflang: 'x-default',
      path: '/uk/en/about',
    });
  });

  it('leave out the later of two sites with one language tag, and name none on it', () => {
    const pages = versions(ie, uk, fr);
    const [later, first] = pages;
    expect(alternatesOf(first!, pages).map(({ path }) => path)).not.toContain(later!.path);
    expect(alternatesOf(later!, pages)).toEqual([]);
  });

  it.each([
    ['thanks for a form', { slug: 'thank-you-contact' }],
    ['stands in for the site', { template: 'maintenance-page' as const }],
  ])('are none for a page that %s', (_what, more) => {
    const pages = versions(uk, fr).map((page) => ({ ...page, ...more }));
    expect(alternatesOf(pages[0]!, pages)).toEqual([]);
  });

  it('are none for a page that belongs to no site', () => {
    const page = routeOf(uk, 'EULA', { site: undefined });
    expect(alternatesOf(page, [page])).toEqual([]);
  });

  it('leave out a version that is not translated, and name none on it', () => {
    const [english, french, irish] = versions(uk, fr, ie);
    const untranslated = { ...french!, isFallback: true as const };
    const pages = [english!, untranslated, irish!];
    expect(alternatesOf(english!, pages)).toEqual([
      { hreflang: 'en-GB', path: '/uk/en/about' },
      { hreflang: 'x-default', path: '/uk/en/about' },
    ]);
    expect(alternatesOf(untranslated, pages)).toEqual([]);
    expect(alternatesOf(french!, [english!, french!])).toHaveLength(3);
  });

  it('are fewer than the versions that visitors may switch to, which need no translation', () => {
    const [english, french, thanks] = [...versions(uk, fr), routeOf(ie, 'thank-you-contact')];
    const untranslated = { ...french!, isFallback: true as const };
    expect(pathsOfVersions([english, untranslated, thanks!])).toEqual([
      '/uk/en/about',
      '/fr/fr/about',
    ]);
  });

  it('of a country with several languages include those, which every page of it names', () => {
    const dutch = siteOf('be', 'nl-BE');
    const [flemish, walloon, french] = versions(dutch, siteOf('be', 'fr-BE'), fr);
    const pages = [flemish!, walloon!, french!];
    expect(languageVersionsOf(flemish!, pages)).toEqual(['/be/fr/about']);
    expect(languageVersionsOf(french!, pages)).toEqual([]);
  });
});

describe('files of alternates', () => {
  const routesOf = (...pages: Route[]) =>
    indexRoutes({ pages, sites: [worldwide, uk, fr, ie], leftOut: [] });
  const listsOf = (routes: RouteIndex) =>
    [...alternatesFiles(routes).values()].flatMap((text) => JSON.parse(text) as string[][]);

  it('have the versions of each page once, and no page that has one version', () => {
    const pages = [...versions(uk, fr, ie), routeOf(uk, 'alone')];
    expect(listsOf(routesOf(...pages))).toEqual([['/uk/en/about', '/fr/fr/about', '/ie/en/about']]);
  });

  it('are named by each page, and stay the same when a region comes or goes', () => {
    const pages = versions(uk, fr, ie);
    const all = routesOf(...pages);
    const [file] = alternatesFiles(all).keys();
    expect(file).toMatch(/^\/alternates\/\d+\.json$/);
    for (const page of pages) {
      expect(alternatesFileOf(page, all)).toBe(file);
      expect(alternatesFileOf(page, routesOf(page))).toBe(file);
    }
  });

  it('exist for every page that names one', () => {
    const page = routeOf(uk, 'alone');
    const routes = routesOf(page);
    expect([...alternatesFiles(routes)]).toEqual([[alternatesFileOf(page, routes), '[]']]);
  });

  it('have homes as versions of each other, of whichever entries', () => {
    const home = (site: Site, entryId: string) =>
      routeOf(site, 'home', { template: 'homepage', entryId });
    const routes = routesOf(home(uk, 'one'), home(fr, 'two'));
    expect(listsOf(routes)).toEqual([['/uk/en/home', '/fr/fr/home']]);
  });
});
