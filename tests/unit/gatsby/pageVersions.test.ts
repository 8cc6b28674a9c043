import { indexRoutes } from '~/gatsby/routes/routeIndex';
import type { Route } from '~/gatsby/routes/types';
import { routeOf, siteOf } from '../../support/routeOf';

const us = siteOf('us', 'en-US');
const fr = siteOf('fr', 'fr-FR');
const sp = siteOf('sp', 'es-ES');

const page = (
  site: typeof us | undefined,
  entryId: string,
  template: Route['template'],
  slug = entryId,
) => routeOf(site ?? us, slug, { entryId, template, site, path: `/${site?.id ?? ''}/${slug}` });

const versionsIn = (pages: Route[]) => {
  const routes = indexRoutes({ sites: [us, fr, sp], pages, leftOut: [] });
  return (of: Route) => routes.versionsOf(of).map(({ path }) => path);
};

describe('versions of a page', () => {
  it('are the pages of its entry in all sites', () => {
    const pages = [page(us, 'a', 'insight'), page(fr, 'a', 'insight'), page(sp, 'b', 'insight')];
    expect(versionsIn(pages)(pages[0]!)).toEqual([pages[0]!.path, pages[1]!.path]);
    expect(versionsIn(pages)(pages[2]!)).toEqual([pages[2]!.path]);
  });

  it('are the pages of its template where a site has one of it, whatever their entries', () => {
    const pages = [
      page(us, 'home-us', 'homepage'),
      page(fr, 'home-fr', 'homepage'),
      page(us, 'services-us', 'services'),
      page(sp, 'home-sp', 'homepage'),
    ];
    const versionsOf = versionsIn(pages);
    const homes = [pages[0]!, pages[1]!, pages[3]!];
    for (const home of homes) expect(versionsOf(home)).toEqual(homes.map(({ path }) => path));
    expect(versionsOf(pages[2]!)).toEqual([pages[2]!.path]);
  });

  it('take the page whose slug most sites use where a site has two of the template', () => {
    const pages = [
      page(us, 'write', 'contact-us', 'write-to-us'),
      page(us, 'contact-us', 'contact-us', 'contact-us'),
      page(fr, 'contact-fr', 'contact-us', 'contact-us'),
      page(sp, 'contact-sp', 'contact-us', 'contact-us'),
    ];
    const versionsOf = versionsIn(pages);
    const group = pages.slice(1).map(({ path }) => path);
    for (const version of pages.slice(1)) expect(versionsOf(version)).toEqual(group);
    expect(versionsOf(pages[0]!)).toEqual([pages[0]!.path]);
  });

  it('leave no page in two groups', () => {
    const pages = [
      page(us, 'shared', 'services', 'extra'),
      page(us, 'main-us', 'services', 'services'),
      page(fr, 'shared', 'services', 'services'),
    ];
    const versionsOf = versionsIn(pages);
    expect(versionsOf(pages[0]!)).toEqual([pages[0]!.path]);
    expect(versionsOf(pages[2]!)).toEqual([pages[1]!.path, pages[2]!.path]);
  });

  it('do not join free pages that happen to be alone in each site', () => {
    const pages = [page(us, 'careers', 'page'), page(fr, 'histoire', 'page')];
    expect(versionsIn(pages)(pages[0]!)).toEqual([pages[0]!.path]);
  });

  it('are none for a page without an entry', () => {
    const pages = [page(us, '', 'page', 'x'), page(fr, '', 'page', 'y')];
    expect(versionsIn(pages)(pages[0]!)).toEqual([]);
  });
});
