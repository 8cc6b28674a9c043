import { findContentWarnings } from '~/gatsby/content-report/contentWarnings';
import type { ContentNode } from '~/gatsby/content/contentNode';
import type { Route, Routes } from '~/gatsby/routes/types';
import type { EntryRecords } from '~/gatsby/records/entryRecords';
import { routeOf, siteOf } from '../../support/routeOf';

const locales = ['en', 'pt'];
const nodes = new Map<string, ContentNode>();

/** As gatsby-source-contentful has it: every entry and asset in all languages, its links in the same. */
const add = (type: string, id: string, fields: (locale: string) => Record<string, unknown>) => {
  for (const locale of locales) {
    const nodeId = `${id}-${locale}`;
    nodes.set(nodeId, {
      id: nodeId,
      contentful_id: id,
      node_locale: locale,
      updatedAt: '',
      internal: { type, contentDigest: '' },
      sys: { type: type === 'asset' ? 'Asset' : 'Entry', contentType: { sys: { id: type } } },
      title: id,
      ...fields(locale),
    });
  }
};

const addPicture = (id: string, description: Record<string, string>) =>
  add('asset', id, (locale) => ({
    url: 'https://images.example/a.png',
    mimeType: 'image/png',
    description: description[locale],
  }));

const br = siteOf('br', 'pt-BR');
const us = siteOf('us', 'en-US');

type Faults = EntryRecords['faults'];

const findAll = (pages: Route[], faults: Faults = {}) => {
  const byType = (type: string) =>
    [...nodes.values()].filter(({ internal }) => internal.type === type);
  const types = [
    'ContentfulPage',
    'ContentfulService',
    'contentSection',
    'partner',
    'country',
    'chart',
    'formField',
  ];
  const routes = { sites: [us, br], pages } as unknown as Routes;
  return findContentWarnings({ byType, find: (id) => nodes.get(id) }, types, routes, {
    faults,
    writtenIn: {},
  }).warnings;
};

/** Without what these entries lack besides. */
const remarks = (pages = [routeOf(br, 'home', { nodeId: 'page-pt' })]): string[] =>
  findAll(pages)
    .filter(({ kind }) => kind !== 'incomplete' && kind !== 'missing-labels')
    .map(({ kind, message }) => `${kind} ${/"[^"]*" \(\w+\)/.exec(message)?.[0]}`);

const warningsOf = (wanted: string, faults?: Faults): string[] =>
  findAll([], faults)
    .filter(({ id }) => id === wanted)
    .map(({ message }) => message);

beforeEach(() => {
  nodes.clear();
  add('country', 'country-br', () => ({}));
  add('country', 'country-us', () => ({}));
  add('page', 'page', (locale) => ({
    image___NODE: `head-${locale}`,
    sections___NODE: [`section-${locale}`],
    countries___NODE: [`country-br-${locale}`],
  }));
  add('contentSection', 'section', (locale) => ({ image___NODE: `inside-${locale}` }));
  for (const locale of locales) {
    const page = nodes.get(`page-${locale}`);
    if (page) page.internal.type = 'ContentfulPage';
  }
});

test('a picture wants a description in the languages of the pages that show it, and in no other', () => {
  addPicture('head', { pt: 'Linhas' });
  addPicture('inside', { en: 'Lines' });
  expect(remarks()).toEqual(['missing-alt-text "inside" (pt)']);
});

test('a picture of a page that is not made wants none', () => {
  addPicture('head', {});
  addPicture('inside', {});
  expect(remarks([])).toEqual([]);
});

test('what belongs to countries is described in their languages', () => {
  addPicture('head', { pt: 'Linhas' });
  addPicture('inside', { pt: 'Linhas' });
  addPicture('photo', {});
  add('contentSection', 'office', (locale) => ({
    image___NODE: `photo-${locale}`,
    countries___NODE: [`country-us-${locale}`],
  }));
  expect(remarks()).toEqual(['missing-alt-text "photo" (en)']);
});

test('what stands beside its name wants a file, and no description', () => {
  addPicture('head', { pt: 'Linhas' });
  addPicture('inside', { pt: 'Linhas' });
  addPicture('logo', {});
  add('partner', 'partner', (locale) => ({
    logo___NODE: `logo-${locale}`,
    countries___NODE: [`country-br-${locale}`],
  }));
  expect(remarks()).toEqual([]);
  add('asset', 'logo', () => ({ mimeType: 'image/png' }));
  expect(remarks()).toEqual(['missing-file "logo" (pt)']);
});

test('a chart whose rows are wrong is named with the field and the row', () => {
  add('chart', 'waiting', () => ({ kind: 'Bars', name: 'Waiting', rows: 'Wait | long' }));
  expect(remarks().filter((remark) => remark.startsWith('wrong-chart'))).toEqual([
    'wrong-chart "Waiting" (en)',
  ]);
});

test('a form field whose name is taken is named once', () => {
  add('formField', 'field', () => ({ name: 'site', type: 'text', label: 'Site' }));
  expect(remarks().filter((remark) => remark.startsWith('wrong-form-field'))).toEqual([
    'wrong-form-field "site" (en)',
  ]);
});

test('a link to what a field does not accept is named once, with field and fix', () => {
  addPicture('head', { pt: 'Linhas' });
  addPicture('inside', { pt: 'Linhas' });
  add('asset', 'report', () => ({
    url: 'https://files.example/a.pdf',
    mimeType: 'application/pdf',
  }));
  add('partner', 'partner', (locale) => ({
    countries___NODE: [`section-${locale}`],
    logo___NODE: `report-${locale}`,
  }));
  // Not every locale has nodes of all targets.
  nodes.delete('report-en');
  expect(warningsOf('partner')).toEqual([
    'The field "Countries" of "partner" links to "section" of content type contentSection, which is not shown there: link to country.',
    'The field "Logo" of "partner" links to the file "report" of type application/pdf: choose image.',
  ]);
});

test('a value that breaks the content model is named with entry, field, locale and fix', () => {
  const faults = {
    page: [
      { fieldId: 'title', locale: 'pt', message: 'must be a text', isOmitted: true },
      { fieldId: 'slug', locale: 'en', message: 'is "A". Use letters.', isOmitted: false },
    ],
  };
  expect(warningsOf('page', faults)).toEqual([
    'The field "Title" of "page" (pt): must be a text; until then it is left out.',
    'The field "Slug" of "page": is "A". Use letters.',
  ]);
});
