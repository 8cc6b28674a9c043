import { readPublisherSettings, SettingsError } from '../src/readSettings';

const secret = 'x'.repeat(64);

test('all settings but the secret have a default', () => {
  expect(readPublisherSettings({ PUBLISH_SECRET: secret })).toEqual({
    secret,
    appToken: undefined,
    appOrigins: [],
    environment: 'master',
    host: '127.0.0.1',
    port: 9100,
    releaseWait: 180_000,
    keep: 5,
    keepGoneFor: 72 * 3600_000,
    maxPageDrop: 0.1,
    afterRelease: undefined,
    checksExternalLinks: false,
    isPrewarmed: true,
    queue: undefined,
    pathPrefix: undefined,
    targets: [],
    edges: [],
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

test('the token of the app is long, and its origins are origins', () => {
  const settings = { PUBLISH_SECRET: secret, PUBLISH_APP_TOKEN: 't'.repeat(32) };
  const origins = 'https://a.example, https://b.example';
  expect(readPublisherSettings({ ...settings, PUBLISH_APP_ORIGINS: origins })).toMatchObject({
    appToken: 't'.repeat(32),
    appOrigins: ['https://a.example', 'https://b.example'],
  });
  expect(() => readPublisherSettings({ ...settings, PUBLISH_APP_TOKEN: 'short' })).toThrow(
    'PUBLISH_APP_TOKEN must have 32 characters or more',
  );
  expect(() =>
    readPublisherSettings({ ...settings, PUBLISH_APP_ORIGINS: 'https://a.example/path' }),
  ).toThrow('PUBLISH_APP_ORIGINS must be origins');
});
test.each([
  'postgres://publisher:p%40ss@db.example.com:5432/publisher?sslmode=verify-full',
  'postgresql://127.0.0.1/publisher',
])('a database of the queue: %s', (address) => {
  expect(readPublisherSettings({ PUBLISH_SECRET: secret, PUBLISH_QUEUE: address }).queue).toBe(
    address,
  );
});

test.each(['mysql://127.0.0.1/publisher', 'postgres://127.0.0.1', 'postgres:///publisher', 'yes'])(
  'no database of the queue: %s',
  (address) => {
    expect(() => readPublisherSettings({ PUBLISH_SECRET: secret, PUBLISH_QUEUE: address })).toThrow(
      'PUBLISH_QUEUE must be the address of a PostgreSQL database, such as postgres://user:password@db.example.com:5432/publisher. Set',
    );
  },
);
