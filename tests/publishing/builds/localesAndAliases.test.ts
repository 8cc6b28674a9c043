import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'contentful-management';
import type { Emulator } from 'contentful-emulator';
import { startPublisher, type RunningPublisher } from 'static-site-publisher';
import { listFiles } from 'static-site-publisher/files';
import { publishingFolder } from 'static-site-publisher/releases';
import { localSpace } from '~/contentful/localSpace';
import { foreignEnvironment } from '~/gatsby/records/buildState';
import { registerWebhook } from '~/publishing/local-space/registerWebhook';
import { publisherConfig } from '~/publishing/publisherConfig';
import { localSigningSecret, readPublishingSettings } from '~/publishing/readPublishingSettings';
import { copySources } from '~/scripts/support/copySources';
import { country, insight } from '../../fixtures/entries';
import { extremesSpace } from '../../fixtures/extremesSpace';
import { startTestSpace, withEntries } from '../../support/testSpace';
import { isQuiet, makeTestSite, readStatusOf, waitForStatus } from '../support/testSite';

const folder = mkdtempSync(join(tmpdir(), 'locales-'));
const site = makeTestSite(folder);
const { spaceId } = localSpace;
const kept = { ...process.env };
let space: Emulator;
let publisher: RunningPublisher;
let client: ReturnType<typeof clientOf>;

const clientOf = ({ host, certificateAuthorityFile }: Emulator) =>
  createClient(
    {
      accessToken: localSpace.managementToken,
      host,
      httpsAgent: new Agent({ ca: readFileSync(certificateAuthorityFile) }),
    },
    { defaults: { spaceId, environmentId: 'master' } },
  );

/** A country in two languages, and an insight with a page in each. */
const added = [
  country('aa', ['en', 'fr'], { name: { en: 'AA', fr: 'AA' }, isMultiLang: true }),
  insight('both', { title: { en: 'In both languages', fr: 'En deux langues' } }),
];

/** The settings of a space of Contentful, so that builds read nothing else of the emulator than the delivery API. */
const settingsOf = ({ host, certificateAuthorityFile }: Emulator) => ({
  CONTENTFUL_SPACE_ID: spaceId,
  CONTENTFUL_ACCESS_TOKEN: localSpace.deliveryToken,
  CONTENTFUL_HOST: host,
  NODE_EXTRA_CA_CERTS: certificateAuthorityFile,
});

beforeAll(async () => {
  copySources(folder);
  space = await startTestSpace(folder, withEntries(extremesSpace([], 3), added));
  client = clientOf(space);
  Object.assign(process.env, settingsOf(space));
  publisher = await startPublisher({
    ...publisherConfig,
    settings: readPublishingSettings({ PUBLISH_PORT: '0', PUBLISH_SECRET: localSigningSecret }),
    siteFolder: folder,
    log: () => undefined,
  });
  await registerWebhook({
    ...space,
    webhookAddress: publisher.webhookAddress,
    secret: localSigningSecret,
  });
  const first = await waitForStatus(
    publisher.origin,
    ({ state }) => state === 'idle' || state === 'failed',
  );
  expect(first.failure).toBeUndefined();
}, 600_000);

afterAll(async () => {
  await publisher?.close();
  await space?.close();
  process.env = kept;
  rmSync(folder, { recursive: true, force: true });
});

/** Changes content, and waits for the end of the one run that follows. Its release has no failure. */
const publish = async (change: () => Promise<unknown>): Promise<void> => {
  await waitForStatus(publisher.origin, ({ isPrepared }) => isPrepared);
  const before = (await readStatusOf(publisher.origin)).results[0]?.number ?? 0;
  await change();
  const { results, failure } = await waitForStatus(
    publisher.origin,
    (status) =>
      status.state === 'failed' || (isQuiet(status) && (status.results[0]?.number ?? 0) > before),
  );
  expect(failure).toBeUndefined();
  expect(results[0]?.number).toBe(before + 1);
};

const readSite = async (): Promise<Map<string, string>> => {
  const current = join(site.releases, 'current/site');
  const files = await listFiles(current);
  return new Map(files.map((file) => [file, readFileSync(join(current, file), 'latin1')]));
};

const readLastLog = (): string => {
  const logs = join(folder, publishingFolder, 'logs');
  const names = readdirSync(logs)
    .filter((name) => name.endsWith('.log'))
    .sort();
  return readFileSync(join(logs, names.at(-1) ?? ''), 'utf8');
};

const setTitle = async (
  entryId: string,
  title: Record<string, string>,
  environmentId = 'master',
) => {
  const entry = await client.entry.get({ entryId, environmentId });
  return client.entry.update(
    { entryId, environmentId },
    { ...entry, fields: { ...entry.fields, title } },
  );
};

test('publishing French alone changes no byte of pages in other languages', async () => {
  const before = await readSite();
  await publish(async () => {
    const draft = { en: 'A draft that nobody may see', fr: 'Un titre publié seul' };
    const saved = await setTitle('both', draft);
    await client.entry.publish({ entryId: 'both', locales: ['fr'] }, saved);
  });
  const after = await readSite();
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name)).sort();
  const page = after.get('aa/fr/insights/both/index.html') ?? '';
  expect(page).toContain('Un titre publi');
  expect([...after.values()].join()).not.toContain('A draft that nobody may see');
  expect(changed).toContain('aa/fr/insights/both/index.html');
  const isOfOthers = (name: string): boolean =>
    !/aa[/-]fr\b/.test(name) && !(!before.has(name) && page.includes(name));
  // The index of the sitemaps alone: it says when that of the French site has changed.
  const index = ['sitemap.xml', 'sitemap.xml.br', 'sitemap.xml.gz'];
  expect(changed.filter(isOfOthers)).toEqual(index);
}, 300_000);

test('a build that waits is not used when a source was written, or a content type has changed', async () => {
  const edit = async (title: string): Promise<void> => {
    const saved = await setTitle('number-2', { en: title });
    await client.entry.publish({ entryId: 'number-2' }, saved);
  };
  await publish(async () => {
    writeFileSync(join(folder, 'static/added.txt'), 'added while a build waits');
    await edit('With a source');
  });
  expect(site.readReleased('added.txt')).toBe('added while a build waits');
  expect(readLastLog()).toContain('have changed: reloading');

  await publish(() => edit('With nothing else'));
  expect(readLastLog()).not.toContain('have changed: reloading');

  await publish(async () => {
    const ofTopics = { contentTypeId: 'topic' };
    const type = await client.contentType.get(ofTopics);
    const saved = await client.contentType.update(ofTopics, { ...type, name: 'Theme' });
    await client.contentType.publish(ofTopics, saved);
    await edit('With a content type');
  });
  expect(site.readReleased('aa/en/insights/number-2/index.html')).toContain('With a content type');
  expect(readLastLog()).toContain('have changed: reloading');
}, 600_000);

test('a switched alias rebuilds from its new target at the first build', async () => {
  const link = (id: string) => ({
    environment: { sys: { type: 'Link' as const, linkType: 'Environment' as const, id } },
  });
  const titleOf = () => site.readReleased('aa/en/insights/number-3/index.html');
  await client.environment.createWithId(
    { spaceId, environmentId: 'next', sourceEnvironmentId: 'master' },
    { name: 'next' },
  );
  const saved = await setTitle('number-3', { en: 'Of the next environment' }, 'next');
  await client.entry.publish({ entryId: 'number-3', environmentId: 'next' }, saved);
  expect(titleOf()).not.toContain('Of the next environment');
  const alias = { environmentAliasId: 'master' };
  await publish(() => client.environmentAlias.createWithId(alias, link('next')));
  expect(titleOf()).toContain('Of the next environment');
  expect(readLastLog()).toContain(foreignEnvironment);
}, 600_000);
