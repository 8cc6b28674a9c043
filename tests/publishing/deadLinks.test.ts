import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDeadLinks } from 'static-site-publisher/checks';
import type { ExternalLink } from '../../gatsby/content-report/externalLinks';
import { readPublishingSettings } from '../../publishing/readPublishingSettings';
import { startTestPublisher } from './support/startTestPublisher';
import { makeTestSite, tenPages, waitForStatus } from './support/testSite';

const asked: string[] = [];
let mostAtOnce = 0;
let atOnce = 0;
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
  response.on('close', () => (atOnce -= 1));
  const path = request.url ?? '';
  if (path.startsWith('/silent')) return;
  if (path === '/no-head' && request.method === 'HEAD') return response.writeHead(404).end();
  if (path === '/moved') return response.writeHead(301, { location: '/gone' }).end();
  const status = { '/missing': 404, '/gone': 410, '/closed': 403, '/broken': 500 }[path] ?? 200;
  return setTimeout(() => response.writeHead(status).end(), 5);
});
const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
let origin = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => asked.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const leadTo = (path: string): ExternalLink => ({
  address: `${origin}${path}`,
  type: 'Entry',
  id: `entry${path.replace('/', '-')}`,
  name: `Name of ${path}`,
  field: 'External link',
});

test('names what is gone and nothing else, some at a time, and remembers it', async () => {
  const paths = ['/missing', '/gone', '/moved', '/there', '/no-head', '/closed', '/broken'];
  const many = Array.from({ length: 20 }, (_, index) => `/there-${index}`);
  const options = {
    addresses: [...[...paths, ...many].map(leadTo), leadTo('/missing')],
    knownFile: join(folder, 'known.json'),
    timeout: 60_000,
    totalTimeout: 60_000,
  };
  const warnings = await findDeadLinks(options);
  expect(warnings.map(({ entryId }) => entryId)).toEqual([
    'entry-missing',
    'entry-gone',
    'entry-moved',
    'entry-missing',
  ]);
  expect(warnings[0]?.message).toBe(
    `"Name of /missing" leads to ${origin}/missing, which is gone there (field "External link"): change the address, or take it out.`,
  );
  expect(asked.filter((line) => line === 'GET /missing')).toHaveLength(1);
  expect(mostAtOnce).toBeLessThanOrEqual(4);

  asked.splice(0);
  expect(await findDeadLinks(options)).toEqual(warnings);
  expect(asked.filter((line) => /missing|gone|there/.test(line))).toEqual([]);

  const later = { ...options, now: Date.now() + 2 * 3600_000 };
  await findDeadLinks(later);
  expect(asked).toContain('HEAD /missing');
  expect(asked).not.toContain('HEAD /there');
});

test('servers that keep silent hold nothing up', async () => {
  const addresses = Array.from({ length: 40 }, (_, index) => leadTo(`/silent?${index}`));
  const knownFile = join(folder, 'silent.json');
  expect(await findDeadLinks({ addresses, knownFile, totalTimeout: 200 })).toEqual([]);
});

test.each([
  ['1', 1],
  ['', 0],
])('a release with PUBLISH_ASK_OTHER_SITES "%s" names %i', async (value, count) => {
  const site = makeTestSite();
  site.setContent({ pages: tenPages, externalLinks: [leadTo('/missing')] });
  const publisher = await startTestPublisher(site.folder, {
    settings: readPublishingSettings({ PUBLISH_PORT: '0', PUBLISH_ASK_OTHER_SITES: value }),
  });
  try {
    const { warnings } = await waitForStatus(publisher.origin, ({ results }) => results.length > 0);
    expect(warnings.filter(({ message }) => message.includes('/missing'))).toHaveLength(count);
    expect(asked.length > 0).toBe(count > 0);
  } finally {
    await publisher.close();
    site.remove();
  }
});
