import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPublisher } from 'static-site-publisher';
import { eventLine } from 'static-site-publisher/build-events';
import { listFiles } from 'static-site-publisher/files';
import { publishingFolder } from 'static-site-publisher/releases';
import type { Status } from 'static-site-publisher/status';
import { contentReportFile, type ContentReport } from '~/gatsby/content-report/contentReport';
import { publisherConfig } from '~/publishing/publisherConfig';
import { readPublishingSettings } from '~/publishing/readPublishingSettings';
import { insight } from '../../fixtures/entries';
import { extremesSpace } from '../../fixtures/extremesSpace';
import { copySources } from '~/scripts/support/copySources';
import { startTestSpace, withEntries } from '../../support/testSpace';
import { makeTestSite, publishEntry, waitForStatus } from '../support/testSite';

const folder = mkdtempSync(join(tmpdir(), 'real-build-'));

beforeAll(() => copySources(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two regions, three insights in two languages: enough that an edit could touch a page it should not. */
const linkingSpace = () => {
  const elsewhere = insight('elsewhere', { externalLink: 'https://elsewhere.example/piece' });
  const space = withEntries(extremesSpace([], 3), [elsewhere]);
  // The home page links to the entry "plain", which comes later.
  return { ...space, entries: space.entries.filter(({ sys }) => sys.id !== 'plain') };
};

test('an edit reaches visitors by the real build, and touches no other page', async () => {
  const space = await startTestSpace(folder, linkingSpace());
  const site = makeTestSite(folder);
  const publisher = await startPublisher({
    ...publisherConfig,
    settings: readPublishingSettings({ PUBLISH_PORT: '0' }),
    siteFolder: folder,
    log: () => undefined,
  });
  const current = join(site.releases, 'current/site');
  const readPages = async (): Promise<Map<string, string>> => {
    const files = (await listFiles(current)).filter((file) => /(?:index\.html|\.json)$/.test(file));
    return new Map(files.map((file) => [file, site.readReleased(file)]));
  };
  const readLastLog = (): string => {
    const logs = join(folder, publishingFolder, 'logs');
    const names = readdirSync(logs)
      .filter((name) => name.endsWith('.log'))
      .sort();
    return readFileSync(join(logs, names.at(-1) ?? ''), 'utf8');
  };
  const publish = async (id: string): Promise<Status> => {
    space.store.publish('Entry', id);
    expect(await publishEntry(publisher.origin, id)).toBe(200);
    const status = await waitForStatus(
      publisher.origin,
      ({ state, queueLength }) => state === 'failed' || (state === 'idle' && queueLength === 0),
    );
    expect(status.failure).toBeUndefined();
    return status;
  };
  const edit = (id: string, field: string, value: string): Promise<Status> => {
    space.store.setField('Entry', id, field, value);
    return publish(id);
  };
  try {
    const first = await waitForStatus(
      publisher.origin,
      ({ state }) => state === 'idle' || state === 'failed',
    );
    expect(first.failure).toBeUndefined();
    expect(first.warnings.map(({ message }) => message)).toContain(
      '"only-english" has no page in aa/fr: no title in "fr".',
    );
    const report = readFileSync(join(folder, contentReportFile), 'utf8');
    expect((JSON.parse(report) as ContentReport).externalLinks).toEqual([
      {
        address: 'https://elsewhere.example/piece',
        type: 'Entry',
        id: 'elsewhere',
        name: 'Insight elsewhere',
        field: 'External link',
      },
    ]);
    const before = await readPages();

    await edit('number-2', 'title', 'A new title');
    const edited = await readPages();
    expect(edited.get('aa/en/insights/number-2/index.html')).toContain('A new title');
    expect(edited.get('aa/en/insights/index.html')).toContain('A new title');
    const changed = [...edited.keys()].filter((file) => before.get(file) !== edited.get(file));
    expect(changed).not.toContain('page-data/app-data.json');
    const untouched = ['index.html', 'single/en/home/index.html', 'aa/fr/home/index.html'];
    for (const file of untouched) {
      expect(edited.has(file)).toBe(true);
      expect(changed).not.toContain(file);
    }

    // A page shows what it has linked to all along as soon as that is there, and nothing else is read again.
    expect(edited.get('aa/en/home/index.html')).not.toContain('Here at last');
    space.store.put('Entry', {
      id: 'plain',
      contentTypeId: 'contentSection',
      fields: {
        name: { en: 'plain' },
        variation: { en: 'Image left' },
        title: { en: 'Here at last' },
      },
    });
    await waitForStatus(publisher.origin, ({ isPrepared }) => isPrepared);
    await publish('plain');
    const complete = await readPages();
    expect(complete.get('aa/en/home/index.html')).toContain('Here at last');
    expect(readLastLog()).toContain(eventLine({ type: 'ready' }));
    expect(readLastLog()).toContain('Sync changed items');
    expect(readLastLog()).not.toContain('clearing the cache');

    // A page that moves leaves a redirect behind.
    await edit('number-1', 'slug', 'number-one');
    const moved = await readPages();
    expect(moved.has('aa/en/insights/number-1/index.html')).toBe(false);
    expect(moved.get('aa/en/insights/number-one/index.html')).toContain('Insight number-1');
    expect(site.readReleased('_redirects')).toContain(
      '/aa/en/insights/number-1  /aa/en/insights/number-one  301',
    );
    const nginx = readFileSync(join(site.releases, 'current/nginx/redirects.conf'), 'utf8');
    expect(nginx).toContain('/aa/en/insights/number-one');

    // Content without a possible page is reported with entry and field; visitors keep what they have.
    await waitForStatus(publisher.origin, ({ isPrepared }) => isPrepared);
    space.store.setField('Entry', 'number-3', 'slug', 'Not A Slug');
    space.store.publish('Entry', 'number-3');
    expect(await publishEntry(publisher.origin, 'number-3')).toBe(200);
    const refused = await waitForStatus(publisher.origin, ({ state }) => state === 'failed');
    expect(refused.failure?.problems).toMatchObject([
      { check: 'content', entryId: 'number-3', field: 'slug' },
    ]);
    expect(refused.failure?.error).toContain('has the slug "Not A Slug". Use lower-case');
    expect(site.readReleased('aa/en/insights/number-3/index.html')).toContain('Insight number-3');
    await edit('number-3', 'slug', 'number-3');

    // What was loaded before sources changed is not built from: neither its templates nor its scripts.
    await waitForStatus(publisher.origin, ({ isPrepared }) => isPrepared);
    const template = join(folder, 'src/templates/Insight.tsx');
    const marked = '<article title="marked in the sources">';
    writeFileSync(template, readFileSync(template, 'utf8').replace('<article>', marked));
    await edit('number-2', 'title', 'A title after all');
    expect(readLastLog()).toContain('have changed: reloading');
    const again = site.readReleased('aa/en/insights/number-2/index.html');
    expect(again).toContain('A title after all');
    expect(again).toContain('title="marked in the sources"');
    const scripts = readdirSync(current)
      .filter((file) => file.endsWith('.js'))
      .map((file) => site.readReleased(file));
    expect(scripts.join()).toContain('marked in the sources');
  } finally {
    await publisher.close();
    await space.close();
  }
}, 1_200_000);
