import type { ContentNode } from '~/gatsby/content/contentNode';
import type { ResolverContext } from '~/gatsby/content/resolverContext';
import { fieldExtensions } from '~/gatsby/resolvers/fieldExtensions';
import { createRoutes } from '~/gatsby/routes/createRoutes';
import { indexRoutes } from '~/gatsby/routes/routeIndex';

const routes = createRoutes({
  locales: ['en', 'fr', 'zh'],
  countries: [
    { technicalName: 'us', languages: [{ name: 'English', localCode: 'en-US' }] },
    { technicalName: 'be', languages: [{ name: 'Français', localCode: 'fr-BE' }] },
    { technicalName: 'ca', languages: [{ name: 'Français', localCode: 'fr-CA' }] },
    { technicalName: 'cn', languages: [{ name: '中文', localCode: 'zh-CN' }] },
  ].map((country) => ({
    ...country,
    id: country.technicalName,
    urlPrefix: `/${country.technicalName}`,
    isMultilang: false,
    templateSet: 'standard' as const,
    order: 0,
    nodeIds: {},
  })),
  entries: [],
});

jest.mock('~/gatsby/routes/currentRoutes', () => ({
  currentRoutes: () => indexRoutes(routes),
}));

const nodes = new Map<string, ContentNode>();
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => nodes.get(id) ?? null,
    trackPageDependencies: () => undefined,
  },
} as unknown as ResolverContext;

const add = (
  id: string,
  type: string,
  locale: string,
  fields: Record<string, unknown>,
): ContentNode => {
  const node = {
    id,
    contentful_id: id,
    node_locale: locale,
    updatedAt: '',
    internal: { type, contentDigest: '' },
    sys: { type: 'Entry', contentType: { sys: { id: type } } },
    ...fields,
  };
  nodes.set(id, node);
  return node;
};

/** The field as a page of the entry's language in `country` reads it. */
const resolve = (name: string, source: ContentNode, country: string, from = ''): unknown => {
  const extension = fieldExtensions.find((candidate) => candidate.name === name);
  const language = source.node_locale;
  const info = { path: { prev: undefined, key: name } };
  return extension?.extend({ from }).resolve(source, {}, { ...context, country, language }, info);
};

/** A site by its country, and the locale of its content. */
const english = ['us', 'en'] as const;
const french = ['be', 'fr'] as const;
const canadian = ['ca', 'fr'] as const;
const chinese = ['cn', 'zh'] as const;

beforeEach(() => nodes.clear());

describe('displayNumber', () => {
  it.each([
    [english, 1284.25, '1,284.3'],
    [french, 1284.25, '1\u202f284,3'],
    [canadian, 1284.25, '1\u00a0284,3'],
    [chinese, 1284.25, '1,284.3'],
    [english, -36.5, '-36.5'],
    [chinese, 11400, '11,400'],
  ])('writes as the site %j writes %d', ([country, locale], value, expected) => {
    const year = add('year', 'financialYear', locale, { consolidatedRevenue: value });
    expect(resolve('displayNumber', year, country, 'consolidatedRevenue')).toBe(expected);
  });

  it('follows the locale of the entry where the country has no such site', () => {
    const year = add('year', 'financialYear', 'fr', { headcount: 11400 });
    expect(resolve('displayNumber', year, 'us', 'headcount')).toBe('11\u202f400');
  });
});

describe('displayPercentage', () => {
  it.each([
    [english, '12.5%'],
    [french, '12,5\u00a0%'],
    [chinese, '12.5%'],
  ])('takes 100 for the whole on the site %j', ([country, locale], expected) => {
    const item = add('item', 'breakdownItem', locale, { valueThisYear: 12.5 });
    expect(resolve('displayPercentage', item, country, 'valueThisYear')).toBe(expected);
  });
});

describe('displayChange', () => {
  it.each([
    [english, 12.4, 12.1, '+0.3'],
    [english, 12.1, 12.4, '−0.3'],
    [french, 12.4, 12.1, '+0,3'],
    [french, 12.1, 12.4, '−0,3'],
    [chinese, 20, 8, '+12.0'],
    [english, 12.1, 12.1, '0.0'],
    [english, 12.12, 12.14, '0.0'],
  ])(
    'signs the difference on the site %j from %d and %d',
    ([country, locale], now, before, expected) => {
      const item = add('item', 'breakdownItem', locale, {
        valueThisYear: now,
        valueLastYear: before,
      });
      expect(resolve('displayChange', item, country)).toBe(expected);
    },
  );
});

describe('capitalTotals', () => {
  const addHolding = (id: string, locale: string, shareholder: string | undefined) =>
    add(id, 'shareholding', locale, {
      shareholder,
      numberOfShares: 1_234_567,
      numberOfVotingRights: 2_000_000,
      percentageOfCapital: 33.35,
      percentageOfVotingRights: 50,
    });

  it.each([
    [english, ['2,469,134', '4,000,000', '66.7%', '100.0%']],
    [french, ['2\u202f469\u202f134', '4\u202f000\u202f000', '66,7\u00a0%', '100,0\u00a0%']],
    [chinese, ['2,469,134', '4,000,000', '66.7%', '100.0%']],
  ])('sums complete shareholdings on the site %j', ([country, locale], expected) => {
    addHolding('founders', locale, 'Founders');
    addHolding('employees', locale, 'Employees');
    addHolding('nameless', locale, undefined);
    const data = add('data', 'investorData', locale, {
      capitalStructure___NODE: ['founders', 'employees', 'nameless', 'gone'],
    });
    const [shares, votes, capital, rights] = expected;
    expect(resolve('capitalTotals', data, country)).toEqual({
      displayNumberOfShares: shares,
      displayNumberOfVotingRights: votes,
      displayPercentageOfCapital: capital,
      displayPercentageOfVotingRights: rights,
    });
  });
});
