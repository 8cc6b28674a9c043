import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPublisherSettings } from '../src/readSettings';
import {
  startPublisher,
  type PublisherOptions,
  type RunningPublisher,
} from '../src/startPublisher';
import type { Status } from '../src/status/readStatus';
import { sendWebhook } from '../src/webhook/sendWebhook';

export const secret = 'x'.repeat(64);

/** Builds one page; fails while the folder has a file `broken`, with its text as the category of the error. */
const build = `
if (fs.existsSync('broken')) {
  const category = fs.readFileSync('broken', 'utf8');
  console.log(JSON.stringify({ type: 'error', id: 'test', category, text: 'Mara Oduya broke it' }));
  process.exit(1);
}
fs.mkdirSync('public', { recursive: true });
fs.writeFileSync('public/index.html', '<h1>Home</h1>');`;

export type Project = {
  folder: string;
  start: (
    env?: Record<string, string>,
    options?: Partial<PublisherOptions>,
  ) => Promise<RunningPublisher>;
  /** Lets builds fail with an error of the category; none if undefined. */
  setBroken: (category: string | undefined) => void;
  remove: () => void;
};

/** A folder with a build that takes no time. */
export const makeProject = (): Project => {
  const folder = mkdtempSync(join(tmpdir(), 'publisher-'));
  const broken = join(folder, 'broken');
  return {
    folder,
    start: (env = {}, options = {}) =>
      startPublisher({
        settings: readPublisherSettings({ PUBLISH_SECRET: secret, PUBLISH_PORT: '0', ...env }),
        siteFolder: folder,
        buildCommand: [process.execPath, '-e', build],
        debounce: { quiet: 5, maxWait: 20, maxWaitInBurst: 1000 },
        retryAfter: [],
        log: () => undefined,
        ...options,
      }),
    setBroken: (category) => {
      if (category === undefined) rmSync(broken, { force: true });
      else writeFileSync(broken, category);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Waits until the status is as wanted. */
export const waitFor = async (
  origin: string,
  isWanted: (status: Status) => boolean,
): Promise<Status> => {
  for (;;) {
    const status = (await (await fetch(`${origin}/status.json`)).json()) as Status;
    if (isWanted(status)) return status;
    await wait(10);
  }
};

/** Sends a signed webhook; the status of the answer. */
export const publish = (webhookAddress: string, key: string): Promise<number> =>
  sendWebhook({
    address: webhookAddress,
    secret,
    topic: 'ContentManagement.Entry.publish',
    key,
    body: { sys: { type: 'Entry', id: 'entry-1' }, fields: { title: { en: 'Mara Oduya' } } },
  });
