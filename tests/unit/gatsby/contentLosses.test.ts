import type { ExportEntry } from '~/contentful/model/export/exportFormat';
import { entry, link } from '../../fixtures/entries';
import { fullEntry, fullSpace } from '../../fixtures/fullSpace';
import { buildSpace } from './support/buildSpace';
import { workInOwnFolder } from './support/workInOwnFolder';

const whole = fullSpace();

workInOwnFolder('content-losses');

/** What the report says of the space with these entries, in place of those with their ids. */
const warningsWith = async (...changed: ExportEntry[]): Promise<string[]> => {
  const ids = new Set(changed.map(({ sys }) => sys.id));
  const entries = [...whole.entries.filter(({ sys }) => !ids.has(sys.id)), ...changed];
  const built = await buildSpace({ ...whole, entries });
  if (built.problems) throw new Error(built.problems.map(({ text }) => text).join());
  return built.warnings
    .filter(({ kind }) => kind !== 'missing-labels')
    .map(({ message }) => message);
};

test('a third level of the main menu is named, because no menu shows it', async () => {
  const menu = (id: string, item: string) =>
    entry(id, 'menu', { name: id, menuItems: [link(item)] });
  const item = (id: string, childMenu?: string) =>
    fullEntry('menuItem', id, { name: id, ...(childMenu && { childMenu: link(childMenu) }) });
  const warnings = await warningsWith(
    item('full-menuItem', 'second'),
    ...[menu('second', 'below'), item('below', 'third'), menu('third', 'lost'), item('lost')],
  );
  expect(warnings).toEqual([
    'The submenu of "below" is not shown: the main menu has 2 levels. Move its items up.',
  ]);
});

test('services that are parts of each other are named, because no menu shows them', async () => {
  const warnings = await warningsWith(
    fullEntry('service', 'part', { slug: 'part', subServices: [link('full-service')] }),
  );
  expect(warnings).toEqual([
    expect.stringContaining('The service "full" is in no menu: it is a part of itself'),
    expect.stringContaining('The service "full" is in no menu: it is a part of itself'),
  ]);
});

test('a location without coordinates is named with the fields to fill in, and so is what needs it', async () => {
  const warnings = await warningsWith(
    fullEntry('location', 'full-location', { latitude: undefined, longitude: undefined }),
  );
  expect(warnings).toContain(
    '"full" (location full-location) is not shown in en, fr: fill in "Latitude", "Longitude".',
  );
});

test('a kind, a variation and a key that the site does not know are named with what it knows', async () => {
  const warnings = await warningsWith(
    fullEntry('button', 'full-button', { kind: 'Teleport' }),
    fullEntry('contentSection', 'full-contentSection', { variation: 'Image above' }),
    fullEntry('label', 'full-label', { key: 'unheardOf' }),
  );
  expect(warnings).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/field "Kind" of "full": is "Teleport" but must be one of: Link,/),
      expect.stringMatching(/field "Variation" of "full": is "Image above" but must be one of/),
      expect.stringContaining('The label "unheardOf" is not shown'),
    ]),
  );
});

test('what a text embeds without showing it, and where its links lead to nothing, is named', async () => {
  const inline = (nodeType: string, data: object, value = 'x') => ({
    nodeType,
    data,
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  });
  const text = {
    nodeType: 'document',
    data: {},
    content: [
      { nodeType: 'embedded-entry-block', data: { target: link('full-keyFigures') }, content: [] },
      {
        nodeType: 'paragraph',
        data: {},
        content: [
          inline('hyperlink', { uri: '/gibt/es/nicht' }),
          inline('hyperlink', { uri: 'www.example.com' }),
          inline('hyperlink', { uri: 'home' }),
        ],
      },
    ],
  };
  const warnings = await warningsWith(fullEntry('paragraph', 'full-paragraph', { text: text }));
  expect(warnings).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/\(en\) embeds "full" of content type keyFigures, which is not shown/),
      expect.stringMatching(/\(en\) links to "\/gibt\/es\/nicht", which is a page of no site/),
      expect.stringMatching(/\(fr\) links to "www\.example\.com"/),
    ]),
  );
  expect(warnings.join()).not.toContain('links to "home"');
});

test('a page that is not translated is named with its path and where its text comes from', async () => {
  const warnings = await warningsWith(
    entry('page-awards', 'page', {
      ...{ name: 'Awards', template: 'awards', slug: 'awards', title: { en: 'Awards' } },
      countries: [link('full-country')],
    }),
  );
  expect(warnings).toEqual([
    expect.stringMatching(
      /^\/aa\/full\/fr\/awards shows "Awards" as it is written in "en", because it is not translated into "fr"/,
    ),
  ]);
});

test('interface texts that fall back to English are listed for each language', async () => {
  const built = await buildSpace(whole);
  const labels = built.problems
    ? []
    : built.warnings.filter(({ kind }) => kind === 'missing-labels');
  expect(labels.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^\d+ interface texts are not in "fr".*: .*skipToContent/),
  ]);
  expect(labels[0]?.message).not.toMatch(/\breadMore\b/);
});

test('a page that is not translated is in the sitemap, and no alternate of the page that it repeats', async () => {
  const awards = (title: object) =>
    entry('page-awards', 'page', {
      ...{ name: 'Awards', template: 'awards', slug: 'awards', title },
      countries: [link('full-country')],
    });
  const alternatesWith = async (title: object) => {
    const entries = [...whole.entries, awards(title)];
    const built = await buildSpace({ ...whole, entries });
    const files = built.problems ? [] : [...built.crawlers.values()];
    const urls = files
      .flatMap((file) => file.split('<url>'))
      .filter((url) => url.includes('awards</loc>'));
    return urls.map((url) => [...url.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag).sort());
  };
  const [english, french] = await alternatesWith({ en: 'Awards', fr: 'Prix' });
  expect(english).toHaveLength(3);
  expect(french).toEqual(english);
  const untranslated = await alternatesWith({ en: 'Awards' });
  expect(untranslated.map(({ length }) => length).sort()).toEqual([0, 2]);
  expect(untranslated.flat().some((tag) => tag?.startsWith('fr'))).toBe(false);
}, 60_000);
