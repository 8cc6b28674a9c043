import { Agent, request } from 'node:http';
import { signRequest } from '@contentful/node-apps-toolkit/requests';
import { startTestPublisher } from './support/startTestPublisher';
import {
  isQuiet,
  makeTestSite,
  readStatusOf,
  secret,
  tenPages,
  waitForStatus,
} from './support/testSite';

const count = Number(process.env.STORM_WEBHOOKS ?? 10_000);
const agent = new Agent({ keepAlive: true, maxSockets: 50 });

const send = (origin: string, index: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ sys: { type: 'Entry', id: `entry-${index}` } });
    const headers = {
      'x-contentful-topic': 'ContentManagement.Entry.publish',
      'x-contentful-idempotency-key': `storm-${index}`,
    };
    const signed = signRequest(secret, { method: 'POST', path: '/webhook', headers, body });
    const call = request(`${origin}/webhook`, {
      method: 'POST',
      agent,
      headers: { ...headers, ...signed },
    });
    call.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(body);
  });

test('a storm of webhooks makes at most two builds, and its last edit is live', async () => {
  const site = makeTestSite();
  site.setContent({ value: 'before', pages: tenPages });
  const publisher = await startTestPublisher(site.folder, { debounce: undefined });
  try {
    await waitForStatus(publisher.origin, isQuiet);
    const before = site.builds();
    const statuses: number[] = [];
    for (let first = 0; first < count; first += 50) {
      site.setContent({ value: `edit ${first}`, pages: tenPages });
      const batch = Array.from({ length: Math.min(50, count - first) }, (_, index) =>
        send(publisher.origin, first + index),
      );
      statuses.push(...(await Promise.all(batch)));
    }
    site.setContent({ value: 'the last edit', pages: tenPages });
    statuses.push(await send(publisher.origin, count));

    await waitForStatus(publisher.origin, isQuiet);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(site.builds() - before).toBeLessThanOrEqual(2);
    expect(site.readReleased('aa/en/page-3/index.html')).toContain('the last edit');
    const { results } = await readStatusOf(publisher.origin);
    const live = results.slice(0, site.builds() - before);
    expect(live.reduce((sum, { waitedCount }) => sum + waitedCount, 0)).toBe(count + 1);
  } finally {
    agent.destroy();
    await publisher.close();
    site.remove();
  }
});
