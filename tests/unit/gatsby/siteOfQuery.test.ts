import type { ResolverContext } from '~/gatsby/content/resolverContext';
import { setCurrentRoutes } from '~/gatsby/routes/currentRoutes';
import { siteOfQuery } from '~/gatsby/routes/siteOfQuery';
import { siteOf } from '../../support/routeOf';

const belgium = siteOf('be', 'fr-BE');

beforeEach(() => setCurrentRoutes({ sites: [belgium], pages: [], leftOut: [] }));

const contextOf = (context: object): ResolverContext => ({
  ...context,
  nodeModel: {
    getNodeById: () => null,
    findAll: () => Promise.resolve({ entries: [] }),
    trackPageDependencies: () => null,
  },
});

test('the site is that of the page or slice whose query runs', () => {
  expect(siteOfQuery(contextOf({ country: 'be', language: 'fr' }))).toBe(belgium);
});

test.each([{}, { country: '', language: 'fr' }, { country: 'be', language: 'nl' }])(
  'a page in %j has none',
  (context) => {
    expect(siteOfQuery(contextOf(context))).toBeUndefined();
  },
);

test('a query looks its site up once', () => {
  const context = contextOf({ country: 'be', language: 'fr' });
  expect(siteOfQuery(context)).toBe(belgium);
  setCurrentRoutes({ sites: [], pages: [], leftOut: [] });
  expect(siteOfQuery(context)).toBe(belgium);
  expect(siteOfQuery({ ...context })).toBeUndefined();
});
