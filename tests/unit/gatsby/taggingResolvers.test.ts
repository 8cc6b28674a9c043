import type { ContentNode } from '~/gatsby/content/contentNode';
import type { ResolverContext } from '~/gatsby/content/resolverContext';
import { withSource } from '~/gatsby/content/textSource';
import { taggingResolvers } from '~/gatsby/resolvers/taggingResolvers';
import { readTag } from '~/src/runtime/live-preview/tags';
import { withoutTag } from '~/src/i18n/sourceTag';

const before = process.env.GATSBY_PREVIEW;
beforeAll(() => {
  process.env.GATSBY_PREVIEW = 'true';
  process.env.CONTENTFUL_SPACE_ID = 'space';
  process.env.CONTENTFUL_ACCESS_TOKEN = 'token';
});
afterAll(() => {
  if (before === undefined) delete process.env.GATSBY_PREVIEW;
  else process.env.GATSBY_PREVIEW = before;
});

const node = (id: string, type: string, fields: object): ContentNode => ({
  id: `node ${id}`,
  contentful_id: id,
  node_locale: 'fr',
  updatedAt: '',
  internal: { type: '', contentDigest: '' },
  sys: type === 'Asset' ? { type } : { type: 'Entry', contentType: { sys: { id: type } } },
  ...fields,
});

const labels = {
  id: 'DerivedNode label entries in fr',
  name: '',
  text: '{"home":"label-home","showFigures":"label-figures","chartBefore":"label-before","onRequest":"label-request"}',
};
const texts = {
  id: 'DerivedNode labels in fr',
  name: '',
  text: '{"showFigures":"Afficher","chartBefore":"Avant","onRequest":"Sur demande"}',
};
const country = node('country-be', 'country', { name: 'Belgique', countryCode: 'BE' });
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) =>
      [labels, texts, country].find((known) => known.id === id) ?? null,
    trackPageDependencies: () => undefined,
  },
} as unknown as ResolverContext;

/** What a field of the preview returns where a build returns `value`. */
const resolve = (type: string, field: string, source: object, value: unknown): unknown => {
  const resolver = taggingResolvers()[type]?.[field];
  if (!resolver) throw new Error(`${type}.${field} has no tag.`);
  const info = { originalResolver: () => value };
  return resolver.resolve(source as never, {}, context, info);
};

/** The field that a text is of, as `id.field in locale`. */
const fieldOf = (text: unknown): string => {
  const tag = readTag(String(text));
  return tag ? `${tag.id}.${tag.field} in ${tag.locale}` : 'none';
};

test('texts, formatted values and titles are of the field that they come from', async () => {
  const insight = node('insight', 'insight', {});
  const title = await resolve('ContentfulInsight', 'title', insight, 'Un titre');
  expect([withoutTag(String(title)), fieldOf(title)]).toEqual(['Un titre', 'insight.title in fr']);
  const date = await resolve('ContentfulInsight', 'displayDate', insight, '3 juillet 2026');
  expect(fieldOf(date)).toBe('insight.publicationDate in fr');
  const link = withSource({ title: 'Accueil' }, node('item', 'menuItem', {}), 'title');
  expect(fieldOf(await resolve('MenuLink', 'title', link, 'Accueil'))).toBe('item.title in fr');
  expect(await resolve('MenuLink', 'title', {}, 'Accueil')).toBe('Accueil');
});

test('labels are of their entries, and those without an entry of none', async () => {
  const given = {
    ...{ home: 'Accueil', share: 'Share', onRequest: 'Non' },
    ...{ showFigures: 'Afficher', chartBefore: 'Avant' },
  };
  const tagged = await resolve('ContentfulPage', 'labels', node('page', 'page', {}), given);
  const { home, share } = tagged as typeof given;
  expect([fieldOf(home), share]).toEqual(['label-home.text in fr', 'Share']);
  // Error pages are of no entry and no site.
  const ofErrors = await resolve('LabelSet', 'labels', { language: 'fr', locale: 'fr' }, given);
  expect(fieldOf((ofErrors as typeof given).home)).toBe('label-home.text in fr');
});

test('names and codes of sites are of their country', async () => {
  const site = { countryNodeId: country.id, locale: 'fr' };
  const name = await resolve('CountrySite', 'countryName', site, 'Belgique');
  expect(fieldOf(name)).toBe('country-be.name in fr');
  const code = await resolve('CountrySite', 'countryCode', site, 'be');
  expect(fieldOf(String(code).toUpperCase())).toBe('country-be.countryCode in fr');
});

test('pictures are of their assets, with an alternative text and without', async () => {
  const asset = node('photo', 'Asset', { title: 'Une photo' });
  const alt = await resolve('ContentfulAsset', 'alt', asset, 'Une photo');
  expect(readTag(String(alt))).toMatchObject({ entityType: 'Asset', id: 'photo', field: 'title' });
  const picture = await resolve('ContentfulAsset', 'picture', asset, { width: 4 });
  expect(picture).toEqual({ width: 4, asset: { id: 'photo', locale: 'fr' } });
  const file = await resolve('ContentfulAsset', 'publicFile', asset, { url: '/static/a.svg' });
  expect(file).toEqual({ url: '/static/a.svg#asset=photo&locale=fr' });
  expect(await resolve('ContentfulAsset', 'publicFile', asset, null)).toBeNull();
  expect(await resolve('ContentfulAsset', 'picture', asset, null)).toBeNull();
});

test('figures of a chart are of its rows, and the interface texts beside them of their labels', async () => {
  const chart = node('chart', 'chart', { title: 'Un titre', series: [] });
  const drawing = [
    ['p', {}, 'Départ 0 %'],
    ['summary', {}, 'Afficher'],
    ['th', {}, 'Avant'],
  ];
  const tagged = await resolve('ContentfulChart', 'drawing', chart, drawing);
  const [figure, summary, before] = (tagged as string[][]).map(([, , text]) => text);
  expect([fieldOf(figure), fieldOf(summary), fieldOf(before)]).toEqual([
    'chart.rows in fr',
    'label-figures.text in fr',
    'label-before.text in fr',
  ]);
});

test('kind and size of a file are of the field of the document', async () => {
  const document = node('report', 'document', {});
  const linkOf = async (details: string) =>
    (await resolve('ContentfulDocument', 'documentLink', document, { details })) as {
      details: string;
    };
  expect(fieldOf((await linkOf('PDF, 17 ko')).details)).toBe('report.file in fr');
  expect(fieldOf((await linkOf('Sur demande')).details)).toBe('label-request.text in fr');
});

test('sums of shareholdings are of the list that has them', async () => {
  const data = node('investors', 'investorData', {});
  const sums = await resolve('ContentfulInvestorData', 'capitalTotals', data, {
    displayNumberOfShares: '48 000 000',
  });
  const { displayNumberOfShares } = sums as { displayNumberOfShares: string };
  expect(fieldOf(displayNumberOfShares)).toBe('investors.capitalStructure in fr');
});
