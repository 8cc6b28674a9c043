import { join } from 'node:path';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { smallExportFile } from 'contentful-emulator/tests/support/smallSpace';
import type { RunningPublisher } from 'static-site-publisher';
import { localSpace } from '../../contentful/localSpace';
import { keepWebhook } from '../../publishing/local-space/keepWebhook';
import { startTestPublisher } from './support/startTestPublisher';
import { isQuiet, makeTestSite, secret, tenPages, waitForStatus } from './support/testSite';

const site = makeTestSite();
const stateFolder = join(site.folder, '.space');
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => site.remove());

const startSpace = async (): Promise<Emulator> => {
  const space = await startEmulator({
    ...localSpace,
    exportFile: smallExportFile,
    stateFolder,
    port: 0,
  });
  closing.push(() => space.close());
  return space;
};

const start = async (): Promise<RunningPublisher> => {
  site.setContent({ pages: tenPages });
  const publisher = await startTestPublisher(site.folder);
  closing.push(() => publisher.close());
  await waitForStatus(publisher.origin, isQuiet);
  return publisher;
};

const keep = ({ webhookAddress }: RunningPublisher, lines: string[]): void => {
  closing.push(
    keepWebhook({
      stateFolder,
      webhookAddress,
      secret,
      interval: 20,
      log: (line) => lines.push(line),
    }),
  );
};

const isRegistered = async ({ store }: Emulator, address: string): Promise<void> => {
  for (;;) {
    const [webhook] = store.resources('WebhookDefinition');
    if (webhook?.body.url === address) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Publishes an entry and waits until its publication has been built. */
const publishAndWait = async (space: Emulator, publisher: RunningPublisher): Promise<void> => {
  const builds = site.builds();
  space.store.setField('Entry', 'second', 'title', `A title after ${builds}`);
  space.store.publish('Entry', 'second');
  await waitForStatus(publisher.origin, (status) => isQuiet(status) && site.builds() > builds);
};

test('a space that starts before, after or again reports to the publisher what is published', async () => {
  const publisher = await start();
  const lines: string[] = [];
  keep(publisher, lines);
  const space = await startSpace();
  await isRegistered(space, publisher.webhookAddress);
  await publishAndWait(space, publisher);
  // The save of the draft before it has requested nothing.
  expect(site.builds()).toBe(2);

  await space.close();
  const again = await startSpace();
  await publishAndWait(again, publisher);
  expect(again.store.resources('WebhookDefinition')).toHaveLength(1);
  expect(lines).toEqual([`the space at ${space.origin} calls this publisher for each publication`]);
});

test('a publisher that moves takes its webhook along', async () => {
  const space = await startSpace();
  const publisher = await start();
  keep(publisher, []);
  await isRegistered(space, publisher.webhookAddress);
  expect(space.store.resources('WebhookDefinition')).toHaveLength(1);
  await publishAndWait(space, publisher);
});
