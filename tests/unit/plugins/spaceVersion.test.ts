import {
  cleanUp,
  environmentOf,
  startSmallSpace,
} from 'contentful-emulator/tests/support/smallSpace';
import { fetchFromSpace } from '~/plugins/contentful-consistency/fetchFromSpace';
import { readSpaceVersion } from '~/plugins/contentful-consistency/spaceVersion';

afterEach(cleanUp);

test('the version of a space changes with what is published and taken back, and not with drafts', async () => {
  const server = await startSmallSpace();
  const { store } = server;
  const env = environmentOf(server);
  const versions = [await readSpaceVersion(env)];
  const isNew = async (): Promise<boolean> => {
    const version = await readSpaceVersion(env);
    const known = versions.includes(version);
    versions.push(version);
    return !known;
  };

  store.put('Entry', { id: 'first', contentTypeId: 'article', fields: {} });
  expect(await isNew()).toBe(false);
  store.publish('Entry', 'first');
  expect(await isNew()).toBe(true);
  store.setField('Entry', 'first', 'slug', 'another');
  expect(await isNew()).toBe(false);
  store.publish('Entry', 'first');
  expect(await isNew()).toBe(true);
  store.put('Entry', { id: 'second', contentTypeId: 'person', fields: {} });
  store.publish('Entry', 'second');
  expect(await isNew()).toBe(true);
  store.unpublish('Entry', 'first');
  expect(await isNew()).toBe(true);
  expect(await isNew()).toBe(false);
  expect(new Set(versions.map((version) => version.split('-')[0])).size).toBe(1);
});

test('a busy space is asked again, and one that keeps failing is named with what was asked', async () => {
  const server = await startSmallSpace();
  const env = environmentOf(server);
  const version = await readSpaceVersion(env);
  server.faults.set({ tooManyRequests: 2 });
  expect(await readSpaceVersion(env)).toBe(version);
  server.faults.set({ serverErrors: 100 });
  await expect(fetchFromSpace(env, '/locales', () => Promise.resolve())).rejects.toThrow(
    'The space answers 500 for /locales.',
  );
});
