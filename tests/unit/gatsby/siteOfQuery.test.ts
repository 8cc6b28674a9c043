import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResolverContext } from '~/gatsby/content/resolverContext';
import { setCurrentRoutes } from '~/gatsby/routes/currentRoutes';
import { siteOfQuery } from '~/gatsby/routes/siteOfQuery';
import { siteOf } from './support/routeOf';

const belgium = siteOf('be', 'fr-BE');
const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'site-of-query-'));

beforeAll(async () => {
  process.chdir(folder);
  await setCurrentRoutes({ sites: [belgium], pages: [], leftOut: [] });
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

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

test('a query looks its site up once', async () => {
  const context = contextOf({ country: 'be', language: 'fr' });
  expect(siteOfQuery(context)).toBe(belgium);
  await setCurrentRoutes({ sites: [], pages: [], leftOut: [] });
  expect(siteOfQuery(context)).toBe(belgium);
  expect(siteOfQuery({ ...context })).toBeUndefined();
});
