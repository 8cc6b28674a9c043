import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { accessServer } from '../contentful/space-server/control/serverAccess';
import { localSpace } from '../contentful/space-server/localSpace';
import { readStateHolder } from '../contentful/space-server/store/stateLock';
import { sitePlanFile } from '../gatsby/schema/currentPlan';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import type { SitePlan } from '../gatsby/site-plan/types';
import { startSiteServer } from '../hosting/startSiteServer';
import { releasedSite } from '../publishing/publishingFolder';
import { readPublishingSettings } from '../publishing/readPublishingSettings';
import { startPublisher } from '../publishing/startPublisher';
import { percentile, type Status } from '../publishing/status/readStatus';
import { headline, took } from '../publishing/status/words';
import { sendWebhook } from '../publishing/webhook/sendWebhook';
import { demoEdits, type Answer } from './demo/publishEdits';
import { connectSpace } from './support/connectSpace';
import { runCommand, say } from './support/output';

const help = `npm run demo:publish -- [options]

Walks the loop from "Publish" to live in the local space: edits of different kinds, one after the other, each
published, built, checked, released and looked for on the site; then says how long visitors waited, and takes
the edits back.

  --edits N   how many (7)
  --help      this text`;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

const readStatus = async (origin: string): Promise<Status> =>
  (await (await fetch(`${origin}/status.json`)).json()) as Status;

/** Waits until a publisher has nothing to do, and tells each new step. */
const waitUntilIdle = async (origin: string): Promise<Status> => {
  let told = '';
  for (;;) {
    const status = await readStatus(origin);
    const line = `  ${headline(status)}${status.run?.doing ? `: ${status.run.doing}` : ''}`;
    if (line !== told && !/Reading page|Placing file/.test(line)) say(line);
    told = line;
    if (status.state === 'failed') throw new Error(status.failure?.error ?? 'It failed.');
    if (status.state === 'idle' && status.queueLength === 0) return status;
    await pause(200);
  }
};

const get = async (origin: string, path: string): Promise<Answer> => {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};

const readPathsOf = async (): Promise<(entryId: string) => string[]> => {
  const { pages } = JSON.parse(await readFile(sitePlanFile, 'utf8')) as SitePlan;
  return (entryId) => pages.filter((page) => page.entryId === entryId).map(({ path }) => path);
};

runCommand(async () => {
  const { values } = parseArgs({
    options: { edits: { type: 'string', default: '7' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  loadEnvironment();
  const settings = readPublishingSettings(process.env);
  if (settings.spaceId !== undefined) {
    throw new Error(
      'CONTENTFUL_SPACE_ID names a space of your own; the demo edits only the local one.',
    );
  }
  const count = Number(values.edits);
  const connection = await connectSpace();
  const holder = readStateHolder(resolve(localSpace.stateFolder));
  if (!holder?.origin || !holder.certificateAuthorityFile || !holder.deliveryToken) {
    throw new Error('The local space does not say where it is. Start it: npm run space -- start.');
  }
  const { origin, certificateAuthorityFile, deliveryToken } = holder;
  const access = accessServer({ origin, certificateAuthorityFile, deliveryToken });
  const publisher = await startPublisher({
    settings: { ...settings, host: connection.env.CONTENTFUL_HOST ?? settings.host, port: 0 },
    siteFolder: resolve('.'),
    log: () => undefined,
  });
  say(`status page: ${publisher.origin}/`);
  const tell = (topic: string, id: string): Promise<number> =>
    sendWebhook({
      address: publisher.webhookAddress,
      secret: settings.secret,
      topic,
      key: randomUUID(),
      body: { sys: { type: 'Entry', id } },
    });
  await tell('Publisher.build', 'demo');
  await waitUntilIdle(publisher.origin);
  const server = await startSiteServer({ folder: releasedSite, port: 0 });
  say(`the site: ${server.origin}`);

  const waits: number[] = [];
  const undo: (() => Promise<unknown>)[] = [];
  try {
    for (let round = 0; waits.length < count; round += 1) {
      const edits = await demoEdits(access, await readPathsOf(), round);
      for (const { name, entryId, topic, path, make, isSeen, ...edit } of edits) {
        if (waits.length === count) break;
        const before = await get(server.origin, path);
        say(`${waits.length + 1} of ${count}: ${name}`);
        const started = Date.now();
        await make();
        undo.unshift(edit.undo);
        await tell(topic, entryId);
        await waitUntilIdle(publisher.origin);
        if (!isSeen(await get(server.origin, path), before)) {
          throw new Error(`${name}: it is live, but ${path} does not show it.`);
        }
        const waited = Date.now() - started;
        waits.push(waited);
        say(`  seen at ${path} after ${took(waited)}`);
      }
    }
    say(
      `${waits.length} edits: p50 ${took(percentile(waits, 0.5))}, p95 ${took(percentile(waits, 0.95))}, longest ${took(Math.max(...waits))}`,
    );
  } finally {
    for (const step of undo) await step();
    await tell('Publisher.build', 'demo').catch(() => undefined);
    say('taking the edits back');
    await waitUntilIdle(publisher.origin).catch((error: unknown) => say(String(error)));
    await server.close();
    await publisher.close();
    await access.close();
    await connection.close();
  }
  process.exit(0);
});
