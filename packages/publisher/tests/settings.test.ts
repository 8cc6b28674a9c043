import { readPublisherSettings, SettingsError } from '../src/readSettings';

const secret = 'x'.repeat(64);

test('all settings but the secret have a default', () => {
  expect(readPublisherSettings({ PUBLISH_SECRET: secret })).toEqual({
    secret,
    environment: 'master',
    host: '127.0.0.1',
    port: 9100,
    keep: 5,
    keepGoneFor: 72 * 3600_000,
    maxPageDrop: 0.1,
    afterRelease: undefined,
    checksExternalLinks: false,
    isPrewarmed: true,
    pathPrefix: undefined,
    targets: [],
    isPathStyle: false,
    spaceId: undefined,
    contentfulHost: 'cdn.contentful.com',
  });
});

test('empty variables count as none', () => {
  const { host, port } = readPublisherSettings({
    PUBLISH_SECRET: secret,
    PUBLISH_HOST: ' ',
    PUBLISH_PORT: '',
  });
  expect([host, port]).toEqual(['127.0.0.1', 9100]);
});

test('every variable that is wrong is named, with what it must be', () => {
  const read = () =>
    readPublisherSettings({
      PUBLISH_SECRET: 'short',
      PUBLISH_PORT: '99999',
      PUBLISH_MAX_PAGE_DROP: '10',
    });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(
    'PUBLISH_SECRET must have 64 characters: make it in Contentful under Settings, Webhooks, Settings; PUBLISH_PORT must be a whole number from 0 to 65535; PUBLISH_MAX_PAGE_DROP must be a share from 0 to 1, such as 0.1. Set it in the environment.',
  );
});
