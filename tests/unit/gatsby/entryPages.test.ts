import type { ContentNode } from '~/gatsby/content/contentNode';
import { labelsNodeId } from '~/gatsby/derived-nodes/labels';
import { findEntryPages } from '~/gatsby/post-build/entryPages';
import { readPageDependencies } from '~/gatsby/post-build/pageDependencies';
import type { Route, Routes, Site } from '~/gatsby/routes/types';

const site = (id: string) => ({ id, locale: 'en' }) as Site;
const route = (path: string, itsSite: Site | undefined, entryId: string) =>
  ({ path, site: itsSite, entryId, nodeId: `${entryId} en` }) as Route;
const [aa, bb] = [site('aa/en'), site('bb/en')];
const routes: Routes = {
  sites: [aa, bb],
  pages: [
    route('/', undefined, ''),
    route('/aa/x', aa, 'x'),
    route('/aa/y', aa, 'y'),
    route('/bb/x', bb, 'x'),
  ],
  leftOut: [],
};
const node = (id: string) =>
  ({
    contentful_id: id,
    name: id,
    updatedAt: '2026-11-01T00:00:00.000Z',
    node_locale: 'en',
    sys: { type: 'Entry' },
  }) as unknown as ContentNode;
const nodes: Readonly<Record<string, ContentNode>> = {
  'x en': node('x'),
  'all en': node('all'),
  'menu en': node('menu'),
};

const found = findEntryPages({
  routes,
  defaultSiteId: 'aa/en',
  dependencies: new Map([
    ['x en', new Set(['/aa/x', '/bb/x', '/aa/y'])],
    ['menu en', new Set(['slice--header-aa-en', '/bb/x'])],
    ['all en', new Set(['/', 'slice--footer-bb-en'])],
    [labelsNodeId('en'), new Set(['/bb/x'])],
    ['SitePage', new Set(['/aa/x'])],
  ]),
  entryOf: (id) => nodes[id],
  labels: [node('label')],
});

test('an entry is on the pages whose queries have read its node', () => {
  expect(found.entries.x).toMatchObject({ pages: [], shares: { 'aa/en': 'all', 'bb/en': 'all' } });
  expect(found.entries.all).toMatchObject({ pages: [0], shares: { 'bb/en': 'footer' } });
  expect(Object.keys(found.entries)).toEqual(['all', 'label', 'menu', 'x']);
});

test('what a header names is on every page of its site', () => {
  expect(found.entries.menu?.shares).toEqual({ 'aa/en': 'header', 'bb/en': 'all' });
});

test('labels are on the pages that read the labels of their language', () => {
  expect(found.entries.label?.shares).toEqual({ 'bb/en': 'all' });
});

test('a page that reads several nodes of an entry counts once, and entries that the same queries read are apart', () => {
  const { x = node('x'), y = node('y') } = nodes;
  const shared = new Set(['/aa/x', 'slice--footer-bb-en']);
  const both: Readonly<Record<string, ContentNode>> = { 'x en': x, 'x text': x, y, 'y text': y };
  const { entries } = findEntryPages({
    routes,
    defaultSiteId: undefined,
    dependencies: new Map([
      ['x en', shared],
      ['x text', new Set(['/aa/x', '/', 'slice--header-bb-en'])],
      ['y', shared],
    ]),
    entryOf: (id) => both[id],
    labels: [],
  });
  expect(entries.x).toMatchObject({ name: 'x', pages: [0, 1], shares: { 'bb/en': 'header' } });
  expect(entries.y).toMatchObject({ name: 'y', pages: [1], shares: { 'bb/en': 'footer' } });
});

test('pages of no site have the header of the default one', () => {
  expect(found.pages[0]).toEqual({ path: '/', site: 'aa/en' });
  expect(found.pages[1]).toEqual({ path: '/aa/x', site: 'aa/en', entryId: 'x' });
});

test('another Gatsby, which keeps dependencies elsewhere, is named', () => {
  const store = { getState: () => ({ queries: {} }) } as unknown as Parameters<
    typeof readPageDependencies
  >[0]['store'];
  expect(() => readPageDependencies({ store })).toThrow('does not track page dependencies');
});
