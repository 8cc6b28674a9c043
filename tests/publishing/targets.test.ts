import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import type { PublisherSettings, RunningPublisher } from 'static-site-publisher';
import {
  currentRelease,
  listReleases,
  makeKeyPair,
  rollBack,
} from 'static-site-publisher/releases';
import type { Status } from 'static-site-publisher/status';
import { moveTargets, readTargets, type ObjectStore } from 'static-site-publisher/targets';
import { startFaultyProxy, type FaultyProxy } from './support/faultyProxy';
import {
  startObjectStore,
  storeEnvironment,
  whyNoObjectStore,
  type LocalObjectStore,
} from '../../scripts/servers/objectStore';
import { startProcess } from './support/publisherProcess';
import { startTestPublisher } from './support/startTestPublisher';
import {
  changedBytes,
  currentSite,
  mirroredFiles,
  openStore,
  servedFiles,
} from './support/targetSite';
import {
  isQuiet,
  makeTestSite,
  publishEntry,
  readStatusOf,
  settings,
  tenPages,
  waitForStatus,
  type Content,
  type TestSite,
} from './support/testSite';

const missing = whyNoObjectStore();
if (missing) console.warn(`Without an object store: ${missing}`);
const testWithStore = missing ? test.skip : test;
const killRounds = Number(process.env.KILL_ROUNDS ?? 3);

let store: LocalObjectStore;
let proxy: FaultyProxy;
let site: TestSite;
let count = 0;
let near: string;
/** Reached through the proxy. */
let far: string;
const opened: ObjectStore[] = [];
let publisher: RunningPublisher | undefined;

beforeAll(async () => {
  if (missing) return;
  store = await startObjectStore(['site', 'copy']);
  proxy = await startFaultyProxy(store.port);
  Object.assign(process.env, storeEnvironment(store.endpoint));
});
afterAll(async () => {
  if (missing) return;
  await proxy.close();
  await store.stop();
});
beforeEach(() => {
  site = makeTestSite();
  site.setContent({ value: 'good', pages: tenPages });
  count += 1;
  near = `s3://site/test-${count}`;
  far = `s3://copy/test-${count}?endpoint=http://127.0.0.1:${proxy?.port}`;
});
afterEach(async () => {
  proxy?.setFault('none');
  await publisher?.close();
  publisher = undefined;
  for (const one of opened.splice(0)) one.close();
  site.remove();
});

const startWith = async (targets: string, more: Partial<PublisherSettings>): Promise<string> => {
  publisher = await startTestPublisher(site.folder, {
    settings: { ...settings, ...more, targets: readTargets(targets) ?? [] },
  });
  return publisher.origin;
};
const start = (...targets: string[]): Promise<string> => startWith(targets.join(' '), {});
const open = async (address: string): Promise<ObjectStore> => {
  const one = await openStore(address);
  opened.push(one);
  return one;
};
const areCurrent = ({ targets = [] }: Status): boolean =>
  targets.every(({ isCurrent }) => isCurrent);
const publish = async (origin: string, content: Content): Promise<void> => {
  const { current } = await readStatusOf(origin);
  site.setContent(content);
  await publishEntry(origin, 'entry-0');
  await waitForStatus(origin, (status) => isQuiet(status) && status.current?.id !== current?.id);
};
/** The target serves what this machine does, byte by byte. */
const expectMirrored = async (address: string): Promise<void> => {
  const { release, files } = await mirroredFiles(await open(address));
  expect(release).toBe(currentRelease(site.releases));
  expect(files).toEqual(await servedFiles(currentSite(site.releases)));
};

describe('releases in object stores', () => {
  testWithStore('two stores get each release and each rollback, and old objects go', async () => {
    const origin = await start(near, far);
    await waitForStatus(origin, (status) => isQuiet(status) && areCurrent(status));
    for (const address of [near, far]) await expectMirrored(address);
    await publish(origin, { value: 'edited', pages: tenPages });
    await waitForStatus(origin, areCurrent);
    const [older = ''] = listReleases(site.releases);
    for (const address of [near, far]) await expectMirrored(address);
    rollBack(site.releases, older);
    await waitForStatus(origin, ({ targets = [] }) =>
      targets.every(({ isCurrent, release }) => isCurrent && release === older),
    );
    for (const address of [near, far]) await expectMirrored(address);
    const page = await (await fetch(origin)).text();
    expect(page).toContain('Object stores');
    expect(page).toContain(`current</span> ${older}`);
    await publisher?.close();
    publisher = undefined;
    // Without a publisher, the command moves the pointer.
    rollBack(site.releases, listReleases(site.releases).at(-1));
    await moveTargets({
      settings: { ...settings, targets: readTargets(near) ?? [] },
      folder: join(site.folder, '.publishing'),
      log: () => undefined,
    });
    await expectMirrored(near);
  });

  testWithStore(
    'a store that is away stops neither releases nor the other one, and catches up',
    async () => {
      proxy.setFault('refuse');
      const origin = await start(near, far);
      await waitForStatus(
        origin,
        (status) => isQuiet(status) && status.targets?.[0]?.isCurrent === true,
      );
      await publish(origin, { value: 'edited', pages: tenPages });
      const away = await waitForStatus(
        origin,
        ({ targets = [] }) => targets[0]?.isCurrent === true && (targets[1]?.failures ?? 0) > 0,
      );
      expect(away.targets?.[1]).toMatchObject({ name: far, isCurrent: false });
      expect(away.targets?.[1]?.error).toBeTruthy();
      expect(await (await fetch(origin)).text()).toContain('behind</span> has no release yet');
      expect(site.readReleased('aa/en/page-0/index.html')).toContain('edited');
      await expectMirrored(near);
      proxy.setFault('none');
      await waitForStatus(origin, areCurrent);
      await expectMirrored(far);
    },
  );

  testWithStore.each(['cut', '503'] as const)(
    'uploads that end with %s are repeated, and nothing incomplete is served',
    async (fault) => {
      const origin = await start(far);
      await waitForStatus(origin, (status) => isQuiet(status) && areCurrent(status));
      const before = await mirroredFiles(await open(far.split('?')[0] ?? ''));
      const faults = proxy.faults();
      proxy.setFault(fault);
      await publish(origin, { value: 'edited', pages: tenPages });
      await waitForStatus(origin, ({ targets = [] }) => (targets[0]?.failures ?? 0) > 0);
      expect(proxy.faults()).toBeGreaterThan(faults);
      // The pointer still leads to the release before, whole.
      expect(await mirroredFiles(await open(far.split('?')[0] ?? ''))).toEqual(before);
      proxy.setFault('none');
      await waitForStatus(origin, areCurrent);
      await expectMirrored(far);
    },
  );

  testWithStore(
    'a publisher that is killed while it uploads goes on at the next start',
    async () => {
      const pages = Array.from({ length: 80 }, (_, index) => ({
        path: `/aa/en/page-${index}`,
        entryId: `entry-${index}`,
      }));
      for (let round = 1; round <= killRounds; round++) {
        site.setContent({ value: `round ${round}`, pages });
        const env = { PUBLISH_TARGET: near };
        const killed = await startProcess(site.folder, undefined, env);
        await publishEntry(killed.origin ?? '', 'entry-0');
        await waitForStatus(
          killed.origin ?? '',
          ({ targets = [], ...status }) => isQuiet(status) && targets.length > 0,
        );
        await wait(Math.random() * 1200);
        await killed.kill();
        const reader = await open(near);
        if ((await reader.get('current.json')) !== undefined) await mirroredFiles(reader);
      }
      const next = await startProcess(site.folder, undefined, { PUBLISH_TARGET: near });
      await waitForStatus(next.origin ?? '', (status) => isQuiet(status) && areCurrent(status));
      await next.kill();
      await expectMirrored(near);
    },
  );

  testWithStore('uploads are within five per cent of the bytes that have changed', async () => {
    const word = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz '),
      minLength: 20_000,
      maxLength: 20_000,
    });
    const texts = fc.sample(word, { numRuns: 203, seed: 7 });
    const pages = texts
      .slice(0, 200)
      .map((text, index) => ({ path: `/aa/en/page-${index}`, entryId: `entry-${index}`, text }));
    site.setContent({ value: '', pages });
    // The signed manifest names every file, and its bytes are not those of a change.
    const origin = await startWith(far, { signingKey: makeKeyPair().privateKey });
    await waitForStatus(origin, (status) => isQuiet(status) && areCurrent(status));
    let edited = pages;
    for (const [index, text] of texts.slice(200).entries()) {
      const before = currentSite(site.releases);
      edited = edited.map((page, at) =>
        at % 40 === index ? { ...page, text: `${text} ${at}` } : page,
      );
      const sent = proxy.sent();
      await publish(origin, { value: '', pages: edited });
      const { targets } = await waitForStatus(origin, areCurrent);
      const changed = await changedBytes(before, currentSite(site.releases));
      const { uploadedBytes: uploaded = 0, uploaded: objects = 0 } = targets?.[0]?.last ?? {};
      expect(changed).toBeGreaterThan(100_000);
      expect(uploaded).toBeGreaterThanOrEqual(changed);
      expect(uploaded).toBeLessThan(changed * 1.05);
      // On the wire there are the heads of requests as well: for the pointer, and each object and answer to it.
      expect(proxy.sent() - sent).toBeLessThan(uploaded + (objects + 1) * 1500);
    }
  });
});
