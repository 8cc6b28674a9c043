import { alternatesOf, otherVersionsOf } from '~/gatsby/routes/alternates';
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

  it('and other versions together are all that visitors may switch to', () => {
    const [english, french, thanks] = [...versions(uk, fr), routeOf(ie, 'thank-you-contact')];
    const untranslated = { ...french!, isFallback: true as const };
    const pages = [english, untranslated, thanks!];
    expect(otherVersionsOf(english, pages)).toEqual(['/fr/fr/about']);
    expect(otherVersionsOf(untranslated, pages)).toEqual(['/uk/en/about']);
    expect(otherVersionsOf(french!, [english, french!])).toEqual([]);
  });
});
