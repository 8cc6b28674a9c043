import { createRoutes } from '~/gatsby/routes/createRoutes';
import type { SiteCountry, RouteEntry } from '~/gatsby/routes/types';
import { localCodePayloads } from '../../fixtures/hostile/payloads';

const country = (
  technicalName: string,
  codes: string[],
  more: Partial<SiteCountry> = {},
): SiteCountry => ({
  id: `country-${technicalName}`,
  technicalName,
  urlPrefix: '',
  isMultilang: codes.length > 1,
  templateSet: 'standard',
  order: 0,
  nodeIds: {},
  languages: codes.map((localCode) => ({ name: localCode, localCode })),
  ...more,
});

const be = country('be', ['fr-BE', 'en-GB']);
const us = country('us', ['en-US']);
const worldwide = country('worldwide', ['en'], { urlPrefix: '/worldwide' });

const page = (slug: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  id: `page-${slug}`,
  name: slug,
  type: 'page',
  template: 'simple-page',
  slug,
  countries: ['country-us'],
  languages: [],
  isTopLevel: false,
  hasNoNavigation: false,
  isPublishedElsewhere: false,
  isClosed: false,
  missingFields: {},
  nodeIds: {},
  ...more,
});

const routes = (countries: SiteCountry[], entries: RouteEntry[]) =>
  createRoutes({ locales: ['en', 'fr', 'pt', 'es'], countries, entries });

const paths = (countries: SiteCountry[], ...entries: RouteEntry[]) =>
  routes(countries, entries)
    .pages.map(({ path }) => path)
    .filter((path) => path !== '/');

test('a page is bare by its own word, or where a part of its path is "ssr"', () => {
  const entries = [
    page('home'),
    page('quiet', { hasNoNavigation: true }),
    page('ssr/report'),
    page('assra'),
  ];
  const bare = routes([us], entries).pages.filter(({ hasNoNavigation }) => hasNoNavigation);
  expect(bare.map(({ path }) => path).sort()).toEqual(['/us/en/quiet', '/us/en/ssr/report']);
});

describe('paths', () => {
  it.each([
    ['country and language', us, page('home'), ['/us/en/home']],
    [
      'each language of a country',
      be,
      page('home', { countries: [be.id] }),
      ['/be/en/home', '/be/fr/home'],
    ],
    [
      'no segments for worldwide',
      worldwide,
      page('home', { countries: [worldwide.id] }),
      ['/worldwide/home'],
    ],
    [
      'thank-you page',
      be,
      page('thank-you-contact', { countries: [be.id] }),
      ['/be/en/thank-you-contact', '/be/fr/thank-you-contact'],
    ],
    [
      'thank-you page of worldwide',
      worldwide,
      page('thank-you-contact', { countries: [worldwide.id] }),
      ['/worldwide/thank-you-contact'],
    ],
    [
      'page of one of the languages',
      be,
      page('about', { countries: [be.id], languages: ['en'] }),
      ['/be/en/about'],
    ],
    ['nested slug', us, page('about-us/locations'), ['/us/en/about-us/locations']],
    ['insight', us, page('a-question', { type: 'insight' }), ['/us/en/insights/a-question']],
    ['key play', us, page('a-play', { type: 'keyPlay' }), ['/us/en/playbook/a-play']],
    ['service', us, page('data', { type: 'service' }), ['/us/en/services/data']],
    ['landing page', us, page('summit', { type: 'landingPage' }), ['/us/en/summit']],
    [
      'prefix that is not the country',
      country('br', ['pt-BR'], { urlPrefix: '/group' }),
      page('home', { countries: ['country-br'] }),
      ['/group/br/pt/home'],
    ],
    ['top-level page', us, page('EULA', { isTopLevel: true }), ['/EULA']],
    ['past its closing date', us, page('x', { type: 'opening', isClosed: true }), []],
    ['published elsewhere', us, page('x', { type: 'insight', isPublishedElsewhere: true }), []],
  ])('%s', (_name, itsCountry, entry, expected) => {
    expect(paths([itsCountry], entry)).toEqual(expected);
  });

  it.each([
    [
      'an entry',
      [page('index', { id: 'chooser', isTopLevel: true, template: 'index' })],
      'chooser',
    ],
    ['no entry', [], ''],
  ])('always makes the root, from %s', (_name, entries, entryId) => {
    expect(routes([us], entries).pages).toMatchObject([{ path: '/', template: 'index', entryId }]);
  });

  it('reads a three-digit region code and a locale of the same language', () => {
    const { sites } = routes([country('latam', ['es-419'])], []);
    expect(sites).toMatchObject([{ id: 'latam/es', locale: 'es', localCode: 'es-419' }]);
  });
});

describe('a page that lists insights', () => {
  const insight = page('a-question', { type: 'insight', countries: [be.id], languages: ['fr'] });
  const author = page('ada', { type: 'author', countries: [], insights: [insight.id] });
  const topic = page('cloud', { type: 'topic', countries: [], insights: [insight.id] });

  it('is in the sites of its insights alone', () => {
    expect(paths([be, us], author, topic, insight)).toEqual([
      '/be/fr/insights/a-question',
      '/be/fr/insights/authors/ada',
      '/be/fr/insights/topics/cloud',
    ]);
  });

  it('counts an insight that was published elsewhere, and not one that a language lacks', () => {
    const elsewhere = { ...insight, languages: [], isPublishedElsewhere: true };
    expect(paths([be], { ...elsewhere, missingFields: { en: ['title'] } }, author)).toEqual([
      '/be/fr/insights/authors/ada',
    ]);
  });

  it('is left out, with the reason, where no site shows an insight of it', () => {
    const { pages, leftOut } = routes([us], [insight, author]);
    expect(pages.map(({ path }) => path)).toEqual(['/']);
    expect(leftOut.map(({ reason }) => reason)).toContain(
      'no insight that a site shows links to it',
    );
  });
});

describe('what is left out', () => {
  it('leaves out the language in which a required field is missing, and says so', () => {
    const result = routes(
      [be],
      [page('news', { countries: [be.id], missingFields: { fr: ['title'] } })],
    );
    expect(result.pages.map(({ path }) => path)).toEqual(['/', '/be/en/news']);
    expect(result.leftOut).toEqual([
      { entryId: 'page-news', entryName: 'news', site: 'be/fr', reason: 'no title in "fr"' },
    ]);
  });

  it('says when an entry names no country that has a site', () => {
    expect(routes([us], [page('x', { countries: ['country-gone'] })]).leftOut).toHaveLength(1);
  });

  it('builds a region without pages', () => {
    expect(routes([us, be], [page('home')]).sites).toHaveLength(3);
  });
});

describe('refusals', () => {
  const refusal =
    (countries: SiteCountry[], ...entries: RouteEntry[]) =>
    () =>
      routes(countries, entries);

  it('names both entries of an address wanted twice', () => {
    expect(refusal([us], page('a', { id: 'one' }), page('a', { id: 'two' }))).toThrow(
      /"a" \(page one\) and "a" \(page two\) both want the address \/us\/en\/a/,
    );
  });

  it('finds the collision of a page with an insight', () => {
    expect(refusal([us], page('insights/a'), page('a', { type: 'insight' }))).toThrow(
      /insights\/a/,
    );
  });

  it.each(['Home', 'a b', 'é', 'a--b', '-a', 'a/', '/a', '😀', '', '../a'])(
    'illegal slug %p',
    (slug) => {
      expect(refusal([us], page(slug))).toThrow(/has the slug/);
    },
  );

  it('names the entry and the known templates', () => {
    expect(refusal([us], page('a', { template: 'hero' }))).toThrow(/"a".*"hero".*homepage, index/);
  });

  it('refuses two languages with the same segment', () => {
    expect(refusal([country('xx', ['pt-BR', 'pt-PT'])])).toThrow(/both want the address \/xx\/pt/);
  });

  it('names the language without a locale', () => {
    expect(refusal([country('de', ['de-DE'])])).toThrow(/"de-DE" of country "de"/);
  });

  it('names the country without a language', () => {
    expect(refusal([country('de', [])])).toThrow(/"de" has no language/);
  });

  it('lists every problem at once', () => {
    expect(refusal([us], page('A'), page('B'))).toThrow(/"A"[\s\S]*"B"/);
  });
});

describe('what would break out of an address', () => {
  it.each(localCodePayloads)('the local code %j is refused with its country', (localCode) => {
    expect(() => routes([country('aa', [localCode])], [])).toThrow(
      `Country "aa" (entry country-aa) has the localCode of a language ${JSON.stringify(localCode)}. Use a BCP 47 code`,
    );
  });

  it.each(['../us', 'a/b', 'A', '', 'us"'])('the technical name %j is refused', (name) => {
    expect(() => routes([country(name, ['en'])], [])).toThrow('Use lower-case letters');
  });

  it.each(['//evil.example', '/a/..', 'worldwide'])('the prefix %j is refused', (urlPrefix) => {
    expect(() => routes([country('aa', ['en'], { urlPrefix })], [])).toThrow('Use /name');
  });
});
