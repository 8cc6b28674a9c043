import { findLinkingToNewcomers, readPublishedIds } from '../../../cli/support/publishedIds';
import {
  cleanUp,
  environmentOf,
  startSmallSpace,
} from '../contentful/space-server/support/smallSpace';

afterEach(cleanUp);

test('names entries with links to what is published now, and no others', async () => {
  const server = await startSmallSpace();
  const { store } = server;
  const env = environmentOf(server);
  store.put('Entry', {
    id: 'linking',
    contentTypeId: 'article',
    fields: { author: { en: { sys: { type: 'Link', linkType: 'Entry', id: 'new' } } } },
  });
  store.publish('Entry', 'linking');
  const before = await readPublishedIds(env);
  expect(before.entries).toContain('linking');
  expect(await findLinkingToNewcomers(env, before, before)).toEqual([]);

  store.put('Entry', { id: 'alone', contentTypeId: 'article', fields: {} });
  store.publish('Entry', 'alone');
  const withAlone = await readPublishedIds(env);
  expect(await findLinkingToNewcomers(env, before, withAlone)).toEqual([]);

  store.put('Entry', { id: 'new', contentTypeId: 'person', fields: {} });
  store.publish('Entry', 'new');
  expect(await findLinkingToNewcomers(env, withAlone, await readPublishedIds(env))).toEqual([
    'linking',
  ]);
});
