import { indexRoutes } from '~/gatsby/routes/routeIndex';
import { cacheKeyOf, siteCacheKey } from '~/gatsby/routes/cacheKey';
import type { Route } from '~/gatsby/routes/types';
import { siteOf, routeOf } from '../../support/routeOf';

const uk = siteOf('uk', 'en-GB');
const fr = siteOf('fr', 'fr-FR');
const page = routeOf(uk, 'about-us/awards');
const others = [routeOf(uk, 'home'), page];

const cacheKeyWith = (...more: Route[]) =>
  cacheKeyOf(page, indexRoutes({ sites: [uk, fr], pages: [...others, ...more], leftOut: [] }));

describe('the cache key of a page', () => {
  it.each([
    ['other pages', [routeOf(uk, 'contact'), routeOf(fr, 'contact')]],
    ['its version in another country', [routeOf(fr, 'about-us/awards')]],
  ])('stay the same when %s come, which its data do not name', (_what, more) => {
    expect(cacheKeyWith(...more)).toBe(cacheKeyWith());
  });

  it.each([
    ['its version in another language', routeOf(siteOf('uk', 'cy-GB'), 'about-us/awards')],
    ['a page above it', routeOf(uk, 'about-us')],
    ['the first insight of its site', routeOf(uk, 'news', { entryType: 'insight' })],
  ])('change with %s', (_what, other) => {
    expect(cacheKeyWith(other)).not.toBe(cacheKeyWith());
  });

  it('change with what its country says of the site', () => {
    const moved = { ...uk, localCode: 'en-IE' };
    const ofSite = (site: typeof uk) =>
      cacheKeyOf(
        routeOf(site, 'about-us'),
        indexRoutes({ sites: [site, fr], pages: [], leftOut: [] }),
      );
    expect(ofSite(moved)).not.toBe(ofSite(uk));
    expect(siteCacheKey(moved)).not.toBe(siteCacheKey(uk));
    expect(siteCacheKey({ ...uk })).toBe(siteCacheKey(uk));
  });

  it('change with the default site, whose header and footer a page without a site shows', () => {
    const licence = { ...routeOf(uk, 'EULA'), site: undefined };
    const cacheKeyIn = (...sites: (typeof uk)[]) =>
      cacheKeyOf(licence, indexRoutes({ sites, pages: [licence, ...others], leftOut: [] }));
    expect(cacheKeyIn(fr, uk)).not.toBe(cacheKeyIn(uk, fr));
  });
});
