import { findNodeWith, type ResolverContext } from '~/gatsby/content/resolverContext';
import { keepTracked } from '~/gatsby/content/trackedResults';

type Nodes = Record<string, object | undefined>;

const contextOf = (nodes: Nodes): ResolverContext => ({
  nodeModel: {
    getNodeById: ({ id }) => nodes[id],
    findAll: () => Promise.resolve({ entries: [] }),
    trackPageDependencies: (found) => found,
  },
});

/** Names what a page reads: its entry, and what this links to. */
const makeReader = () => {
  const results = keepTracked<string>();
  const made: string[] = [];
  const read = (page: string, nodes: Nodes, of?: string): string => {
    const make = (context: ResolverContext): string => {
      made.push(page);
      const find = findNodeWith(context);
      const node = find(page);
      const linked = find(String(node?.link));
      return `${String(node?.title)}, ${String(linked?.title)}`;
    };
    return results.get(page, contextOf(nodes), make, of);
  };
  return { read, made: () => made.splice(0) };
};

const one = { title: 'One', link: 'theme' };
const two = { title: 'Two', link: 'other' };
const theme = { title: 'Theme' };

it('a result is computed again for another node alone', () => {
  const { read, made } = makeReader();
  const nodes: Nodes = { one, two, theme };
  expect([read('one', nodes), read('two', nodes)]).toEqual(['One, Theme', 'Two, undefined']);
  expect(made()).toEqual(['one', 'two']);
  expect([read('one', nodes), read('two', nodes)]).toEqual(['One, Theme', 'Two, undefined']);
  expect(made()).toEqual([]);
  const renamed = { ...nodes, theme: { title: 'Subject' } };
  expect([read('one', renamed), read('two', renamed)]).toEqual(['One, Subject', 'Two, undefined']);
  expect(made()).toEqual(['one']);
});

it('a node that comes or goes is another one', () => {
  const { read, made } = makeReader();
  read('two', { two });
  expect(read('two', { two, other: { title: 'Other' } })).toBe('Two, Other');
  expect(read('two', { two })).toBe('Two, undefined');
  expect(made()).toEqual(['two', 'two', 'two']);
});

it('a result of other links depends on what these lead to', () => {
  const { read } = makeReader();
  read('one', { one, theme });
  const moved = { ...one, link: 'other' };
  expect(read('one', { one: moved, theme, other: theme })).toBe('One, Theme');
  expect(read('one', { one: moved, theme, other: { title: 'New' } })).toBe('One, New');
});

it('the node of Gatsby itself is the same with the same metadata', () => {
  const { read, made } = makeReader();
  const site = (siteUrl: string) => ({ title: 'Site', siteMetadata: { siteUrl } });
  read('one', { one, theme: site('https://a.example') });
  read('one', { one, theme: site('https://a.example') });
  expect(made()).toEqual(['one']);
  read('one', { one, theme: site('https://b.example') });
  expect(made()).toEqual(['one']);
});

it('a result is computed again when what else it depends on is another', () => {
  const { read, made } = makeReader();
  for (const routes of ['a', 'a', 'b', 'b']) read('one', { one, theme }, routes);
  expect(made()).toEqual(['one', 'one']);
});
