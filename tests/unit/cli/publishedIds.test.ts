import { hasLinkedNewcomers, readPublishedIds } from '../../../cli/support/publishedIds';
import {
  cleanUp,
  deliveryToken,
  startSmallSpace,
} from '../contentful/space-server/support/smallSpace';

afterEach(cleanUp);

test('tells of what is published and was linked to before, and of nothing else', async () => {
  const server = await startSmallSpace();
  const { store } = server;
  const env = {
    CONTENTFUL_HOST: server.host,
    CONTENTFUL_SPACE_ID: 'smallspace',
    CONTENTFUL_ACCESS_TOKEN: deliveryToken,
    NODE_EXTRA_CA_CERTS: server.certificateAuthorityFile,
  };
  store.put('Entry', {
    id: 'linking',
    contentTypeId: 'article',
    fields: { author: { en: { sys: { type: 'Link', linkType: 'Entry', id: 'new' } } } },
  });
  store.publish('Entry', 'linking');
  const before = await readPublishedIds(env);
  expect(before.entries).toContain('linking');
  expect(await hasLinkedNewcomers(env, before, before)).toBe(false);

  store.put('Entry', { id: 'alone', contentTypeId: 'article', fields: {} });
  store.publish('Entry', 'alone');
  const withAlone = await readPublishedIds(env);
  expect(await hasLinkedNewcomers(env, before, withAlone)).toBe(false);

  store.put('Entry', { id: 'new', contentTypeId: 'person', fields: {} });
  store.publish('Entry', 'new');
  expect(await hasLinkedNewcomers(env, withAlone, await readPublishedIds(env))).toBe(true);
});
