import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { makeManagementClient } from 'contentful-emulator/tests/support/managementClient';
import {
  deliveryToken,
  managementToken,
  smallExportFile,
} from 'contentful-emulator/tests/support/smallSpace';
import { listReleases, releaseFiles } from 'static-site-publisher/releases';
import { startSiteServer } from '../../hosting/startSiteServer';
import { startProcess, type PublisherProcess } from './support/publisherProcess';
import {
  isQuiet,
  makeTestSite,
  readStatusOf,
  secret,
  waitForStatus,
  type TestSite,
} from './support/testSite';
import { startUnreliableWebhooks, type UnreliableWebhooks } from './support/unreliableWebhooks';

const clientCount = Number(process.env.CLIENTS ?? 50);
const kills = Number(process.env.RELEASE_KILLS ?? 2);
const entityCount = 199;
const releaseMilliseconds = 2500;
const ids = Array.from({ length: entityCount }, (_, index) => `company-${index}`);
const place = { spaceId: 'smallspace', environmentId: 'master' };
const env = { BUILD_SCRIPT: resolve('tests/publishing/support/spaceBuild.mjs') };

let site: TestSite;
let space: Emulator;
let webhooks: UnreliableWebhooks;
let publisher: PublisherProcess;
let server: Awaited<ReturnType<typeof startSiteServer>>;
let stopClients: (() => void) | undefined;

const startPublisher = async (): Promise<string> => {
  publisher = await startProcess(site.folder, undefined, env);
  webhooks.target = publisher.origin;
  return publisher.origin ?? '';
};
const write = (version: number): void => {
  for (const id of ids) {
    const fields = { name: { en: `v${version}` } };
    space.store.put('Entry', { id, contentTypeId: 'company', fields });
  }
};
const publishOther = (title: string): void => {
  space.store.setField('Entry', 'second', 'title', title);
  space.store.publish('Entry', 'second');
};

beforeAll(async () => {
  site = makeTestSite();
  space = await startEmulator({
    exportFile: smallExportFile,
    stateFolder: join(site.folder, '.space'),
    spaceId: 'smallspace',
    deliveryToken,
    managementToken,
    port: 0,
    webhookRetryMilliseconds: 400,
  });
  webhooks = await startUnreliableWebhooks();
  const { host, certificateAuthorityFile } = space;
  writeFileSync(
    join(site.folder, 'space.json'),
    JSON.stringify({
      space: 'smallspace',
      accessToken: deliveryToken,
      host,
      certificateAuthorityFile,
    }),
  );
  // The entry of the export file is a page as well; its version is that of the others.
  ids.push('talvane');
  write(1);
  for (const id of ids) space.store.publish('Entry', id);
  const client = makeManagementClient(space);
  await client.webhook.upsertSigningSecret({}, { value: secret });
  const topics = ['Entry.publish', 'ReleaseAction.*'];
  await client.webhook.create(
    {},
    { name: 'Publisher', url: webhooks.address, topics, headers: [] },
  );
  await waitForStatus(await startPublisher(), isQuiet);
  server = await startSiteServer({
    folder: join(site.releases, 'current/site'),
    port: 0,
    submissionsFolder: join(site.folder, 'submissions'),
  });
});
afterAll(async () => {
  stopClients?.();
  await publisher.kill();
  await server.close();
  await webhooks.close();
  await space.close();
  site.remove();
});

const versionsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\bv(\d+)\b/g)].map(([, version = '']) => version)),
];

/** Clients that load pages until they are stopped; they throw at a failed request or at content of two versions. */
const browse = () => {
  let isOver = false;
  let newest = 0;
  let loads = 0;
  const loadPage = async (): Promise<void> => {
    // What a client got before this request began is the least that it may get now.
    const least = newest;
    const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
    const response = await fetch(`${server.origin}/aa/en/${id}`);
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${id} answered ${response.status}`);
    const versions = versionsIn(html);
    if (versions.length !== 1) throw new Error(`${id} has the versions ${versions.join()}`);
    const version = Number(versions[0]);
    if (version < least) throw new Error(`${id} has version ${version} after ${least}`);
    newest = Math.max(newest, version);
    loads += 1;
  };
  const clients = Promise.all(
    Array.from({ length: clientCount }, async () => {
      while (!isOver) {
        await loadPage();
        // Leaves time to the space and the webhooks, which run in this process.
        await new Promise((next) => setTimeout(next, 100));
      }
    }),
  );
  // Their failure is awaited in stop.
  clients.catch(() => undefined);
  stopClients = () => {
    isOver = true;
  };
  return {
    stop: async (): Promise<number> => {
      isOver = true;
      await clients;
      return loads;
    },
  };
};

/** Every release on disk has all entities in one version. */
const expectWholeReleases = (): void => {
  for (const id of listReleases(site.releases)) {
    const folder = join(releaseFiles(site.releases, id).site, 'aa/en');
    const pages = readdirSync(folder).map((name) =>
      readFileSync(join(folder, name, 'index.html'), 'utf8'),
    );
    expect(pages).toHaveLength(ids.length);
    expect(versionsIn(pages.join(' '))).toHaveLength(1);
  }
};

/** Publishes all entities in a version as one release of Contentful, and other entries meanwhile. */
const publishRelease = async (version: number): Promise<void> => {
  const client = makeManagementClient(space);
  write(version);
  const { sys } = await client.release.create(place, {
    title: `Version ${version}`,
    entities: {
      sys: { type: 'Array' },
      items: ids.map((id) => ({ sys: { type: 'Link' as const, linkType: 'Entry' as const, id } })),
    },
  });
  space.faults.set({ releaseMilliseconds });
  publishOther(`before ${version}`);
  await client.release.publish({ ...place, releaseId: sys.id, version: sys.version });
  setTimeout(() => publishOther(`during ${version}`), releaseMilliseconds / 2);
};

const isLive = (version: number) => (): boolean => {
  const page = site.readReleased(`aa/en/${ids[0] ?? ''}/index.html`);
  return page.includes(`v${version}`) && page.includes(`during ${version}`);
};

const waitUntilLive = async (version: number): Promise<void> => {
  for (;;) {
    const status = await readStatusOf(publisher.origin ?? '').catch(() => undefined);
    if (status && isQuiet(status) && isLive(version)()) return;
    await new Promise((next) => setTimeout(next, 50));
  }
};

test('a release of 200 entries goes live in one switch, with late, repeated and failing webhooks, under load', async () => {
  const clients = browse();
  const before = listReleases(site.releases).length;
  await publishRelease(2);
  await waitUntilLive(2);
  expect(await clients.stop()).toBeGreaterThan(clientCount);
  expectWholeReleases();
  expect(listReleases(site.releases).length).toBeGreaterThan(before);
  expect(Math.min(...Object.values(webhooks.counts))).toBeGreaterThan(0);
  const { results } = await readStatusOf(publisher.origin ?? '');
  expect(results.filter(({ unfinishedReleases }) => unfinishedReleases)).toEqual([]);
});

test(
  'a publisher that is killed during a release brings it live in one switch all the same',
  async () => {
    const clients = browse();
    for (let round = 0; round < kills; round += 1) {
      const version = 3 + round;
      await publishRelease(version);
      const moment = ((round + Math.random()) / kills) * (releaseMilliseconds + 2500);
      await new Promise((next) => setTimeout(next, moment));
      webhooks.target = undefined;
      await publisher.kill();
      expectWholeReleases();
      await startPublisher();
      await waitUntilLive(version);
      expectWholeReleases();
    }
    expect(await clients.stop()).toBeGreaterThan(clientCount);
  },
  (1 + kills) * 120_000,
);
