import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphql } from 'graphql';
import type { ContentNode } from '~/gatsby/content/contentNode';
import type { ResolverContext } from '~/gatsby/content/resolverContext';
import { typeName } from '~/gatsby/content/typeNames';
import { uniqueIds } from '~/gatsby/resolvers/headingsOfPage';
import { reservedIds } from '~/gatsby/resolvers/reservedIds';
import { siteSchema } from './support/siteSchema';

const nodes = new Map<string, ContentNode>();
const add = (id: string, type: string, fields: object): string => {
  nodes.set(id, {
    id,
    contentful_id: id,
    node_locale: 'en',
    updatedAt: '',
    internal: { type: typeName(type), contentDigest: '' },
    sys: { type: 'Entry', contentType: { sys: { id: type } } },
    ...fields,
  });
  return id;
};
const contextOf = (id: string) =>
  ({
    id,
    nodeModel: {
      getNodeById: ({ id: wanted }: { id: string }) => nodes.get(wanted) ?? null,
      trackPageDependencies: () => undefined,
    },
  }) as unknown as ResolverContext;

const heading = (text: string) => ({
  nodeType: 'heading-2',
  data: {},
  content: [{ nodeType: 'text', value: text, marks: [], data: {} }],
});
const textOf = (...headings: string[]) => ({
  raw: JSON.stringify({
    nodeType: 'document',
    data: {},
    content: [
      ...headings.slice(0, 1).map(heading),
      { nodeType: 'unordered-list', data: {}, content: headings.slice(1).map(heading) },
    ],
  }),
});

const titled = 'Image left';
add('paragraph', 'paragraph', { name: 'p', text: textOf('Why', 'How') });
add('section', 'contentSection', {
  name: 's',
  title: 'Why',
  variation: titled,
  text: textOf('Why', 'Content'),
  components___NODE: ['paragraph'],
});
add('untitled', 'contentSection', {
  name: 'u',
  title: 'Why',
  variation: 'No content',
  text: textOf('Why'),
  components___NODE: ['paragraph'],
});
add('incomplete', 'paragraph', {});
add('figure', 'keyFigure', { number: '1', description: 'd' });
add('figures', 'keyFigures', { name: 'f', title: 'How', figures___NODE: ['figure'] });
add('page', 'page', {
  title: 'Page',
  slug: 'page',
  template: 'playbook',
  sections___NODE: ['section', 'incomplete', 'untitled', 'figures', 'paragraph', 'section'],
});

const query = `query ($id: String!) { page: contentfulPage(id: { eq: $id }) { sections {
  __typename
  ... on ContentfulContentSection { anchor text { headingIds }
    components { ... on ContentfulParagraph { paragraphText: text { headingIds } } } }
  ... on ContentfulKeyFigures { anchor }
  ... on ContentfulParagraph { paragraphText: text { headingIds } }
} } }`;

test('no two headings of a page have one id, in however many sections and texts they stand', async () => {
  const { data, errors } = await graphql({
    schema: siteSchema(),
    source: query,
    contextValue: contextOf('page'),
    variableValues: { id: 'page' },
  });
  expect(errors).toBeUndefined();
  const part = (ids: string[]) => ({ paragraphText: { headingIds: ids } });
  expect(data?.page).toEqual({
    sections: [
      {
        __typename: 'ContentfulContentSection',
        anchor: 'why',
        // The page's <main> is #content.
        text: { headingIds: ['why-2', 'heading-content'] },
        components: [part(['why-3', 'how'])],
      },
      {
        __typename: 'ContentfulContentSection',
        anchor: null,
        text: { headingIds: [] },
        components: [part(['why-4', 'how-2'])],
      },
      { __typename: 'ContentfulKeyFigures', anchor: 'how-3' },
      { __typename: 'ContentfulParagraph', ...part(['why-5', 'how-4']) },
      {
        __typename: 'ContentfulContentSection',
        anchor: 'why-6',
        text: { headingIds: ['why-7', 'heading-content-2'] },
        components: [part(['why-8', 'how-5'])],
      },
    ],
  });
});

test('headings of the same words, of signs alone, or that end as a number does, have ids of their own', () => {
  const idOf = uniqueIds(() => false);
  expect(['Twice', 'Twice 2', 'Twice', '!', '?'].map(idOf)).toEqual([
    'twice',
    'twice-2',
    'twice-3',
    'section',
    'section-2',
  ]);
});

test('headings that differ by a mark of another script have ids of their own', () => {
  const headings = ['バス', 'パス', 'サーバー', 'الكِتاب'];
  expect(headings.map(uniqueIds(() => false))).toEqual(
    headings.map((text) => text.normalize('NFD')),
  );
});

test('the ids that components set are not given to headings', () => {
  const set = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(join('src', file), 'utf8').matchAll(/\bid="([^"]+)"|idPrefix="([^"]+)"/g),
    ])
    .map(([, id, prefix = '']) => id ?? `${prefix}-email`);
  expect(set.length).toBeGreaterThan(7);
  const templates = ['playbook', 'contact-us', 'locations', 'careers'].map((template) => {
    add(template, 'page', { template });
    return reservedIds(nodes.get(template) as ContentNode, contextOf(template));
  });
  expect(set.filter((id) => !templates.some((isReserved) => isReserved(id)))).toEqual([]);
  const [playbook, , locations] = templates;
  expect(playbook?.('europe')).toBe(false);
  expect(locations?.('europe')).toBe(true);
});

test('a heading with an id that a component may set gets one of its own, also where a group of ids is reserved', () => {
  const idOf = uniqueIds((id) => id.startsWith('office-') || id === 'team');
  expect(['Office', 'Office', 'Office 7', 'Team', 'Team'].map(idOf)).toEqual([
    'office',
    'heading-office',
    'heading-office-7',
    'heading-team',
    'heading-team-2',
  ]);
});
