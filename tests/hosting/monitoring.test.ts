import { execFileSync, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import type { Connector } from '~/hosting/delivery/connector';
import { startSiteServer, type SiteServer } from '~/hosting/startSiteServer';
import { startPreview, type Preview } from '~/publishing/preview/startPreview';
import { localSigningSecret } from '~/publishing/readPublishingSettings';
import type { RunningPublisher } from 'static-site-publisher';
import { startTestPublisher } from '../publishing/support/startTestPublisher';
import { makeTestSite, publishEntry, tenPages } from '../publishing/support/testSite';
import { startPrometheus } from './support/prometheus';

const monitoring = 'hosting/monitoring';
const folder = mkdtempSync(join(tmpdir(), 'monitoring-'));
const closed: (() => unknown)[] = [];
const project = makeTestSite();
let publisher: RunningPublisher;
let site: SiteServer;
let preview: Preview;
/** The label names of each series that the servers expose. */
const series = new Map<string, Set<string>>();
const texts: string[] = [];
let text = '';

const form = {
  firstName: 'Mara',
  lastName: 'Oduya',
  email: 'mara@example.com',
  company: 'Halvorsen Grain',
  message: 'a message',
  terms: 'on',
  site: '/us/en',
};
const sendForm = (body: object): Promise<Response> =>
  fetch(`${site.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
const metricsOf = async (origin: string): Promise<string> =>
  (await fetch(`${origin}/metrics`)).text();

beforeAll(async () => {
  project.setContent({ pages: tenPages });
  publisher = await startTestPublisher(project.folder);
  await publishEntry(publisher.origin, 'entry-1');
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/index.html'), 'home');
  const crm: Connector = {
    name: 'crm',
    deliver: ({ submission }) =>
      submission.message === 'a message' ? Promise.resolve() : Promise.reject(new Error('no')),
  };
  site = await startSiteServer({
    folder: join(folder, 'public'),
    port: 0,
    submissionsFolder: join(folder, 'submissions'),
    connectors: [crm],
    retry: { base: 1, cap: 1, attempts: 2 },
    log: () => undefined,
  });
  const upstream = createServer((_request, response) => response.end('site'));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  preview = await startPreview({
    secret: 'secret',
    signingSecret: localSigningSecret,
    port: 0,
    editors: [],
    siteFolder: folder,
    upstream: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
    log: () => undefined,
  });
  closed.push(
    () => preview.close(),
    () => upstream.close(),
  );
  await publishEntry(preview.origin, 'entry-1');
  expect((await sendForm(form)).status).toBe(201);
  expect((await sendForm({ ...form, message: 'another' })).status).toBe(201);
  expect((await sendForm({})).status).toBe(422);
  while (!(await metricsOf(site.origin)).includes('site_deliveries_dead 1')) await wait(20);
  while (!(await metricsOf(publisher.origin)).includes('publisher_publication_seconds_count 1'))
    await wait(20);
  while (!(await metricsOf(preview.origin)).includes('preview_refreshes_total{')) await wait(20);

  for (const { origin } of [publisher, site, preview]) texts.push(await metricsOf(origin));
  text = texts.join('');
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-z_0-9]+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const known = series.get(name) ?? new Set(['job', 'instance']);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    series.set(name, known);
  }
});
afterAll(async () => {
  await publisher.close();
  await site.close();
  for (const close of closed) await close();
  project.remove();
  rmSync(folder, { recursive: true });
});

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } };
const rules = (
  parse(readFileSync(`${monitoring}/alerts.yml`, 'utf8')) as {
    groups: { rules: Rule[] }[];
  }
).groups.flatMap((group) => group.rules);
type Panel = { title: string; targets?: { expr: string }[] };
const { panels } = JSON.parse(readFileSync(`${monitoring}/dashboard.json`, 'utf8')) as {
  panels: Panel[];
};
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);

/** The names of metrics in an expression of PromQL, with the labels that select from them. */
const metricsIn = (expr: string): { name: string; labels: string[] }[] =>
  [...expr.matchAll(/\b((?:publisher|site|preview|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, name = '', selector = '']) => ({
      name,
      labels: [...selector.matchAll(/(\w+)[!=]/g)].map(([, label = '']) => label),
    }),
  );

test('alert rules and dashboard name metrics and labels that the servers expose', () => {
  expect(rules.length).toBeGreaterThan(10);
  expect(queries.length).toBeGreaterThan(20);
  // Prometheus itself adds it.
  series.set('up', new Set(['job', 'instance']));
  for (const [, expr] of [...rules.map(({ alert, expr }) => [alert, expr] as const), ...queries]) {
    const used = metricsIn(expr);
    expect(used).not.toHaveLength(0);
    for (const { name, labels } of used) {
      expect([...series.keys()]).toContain(name);
      expect([...(series.get(name) ?? [])]).toEqual(expect.arrayContaining(labels));
    }
    const known = new Set(used.flatMap(({ name }) => [...(series.get(name) ?? [])]));
    for (const [, by = ''] of expr.matchAll(/by \(([^)]*)\)/g))
      expect([...known, 'le']).toEqual(expect.arrayContaining(by.split(/,\s*/)));
  }
});

test('every alert leads to a case of the runbook, and every metric is documented', () => {
  const anchors = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^#+ (.*)$/gm)].map(
    ([, title = '']) =>
      `docs/runbook.md#${title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-')}`,
  );
  for (const { annotations } of rules) expect(anchors).toContain(annotations.runbook);
  const documented = readFileSync('docs/monitoring.md', 'utf8');
  const own = [...text.matchAll(/^# TYPE ((?:publisher|site|preview)_\w+)/gm)];
  expect(own.length).toBeGreaterThan(20);
  for (const [, name = ''] of own) expect(documented).toContain(`\`${name}\``);
});

test('no metric has anything of a visitor, a submission or an entry', () => {
  expect(text).toContain('site_deliveries_total{connector="crm",outcome="dead"} 1');
  expect(text).toContain('site_form_answers_total{code="201"} 2');
  expect(text).not.toMatch(/mara|oduya|example\.com|halvorsen|127\.0\.0\.1|entry-1/i);
});

test('the site server is ready once it has a release', async () => {
  expect(await (await fetch(`${site.origin}/ready`)).text()).toBe('ready\n');
  rmSync(join(folder, 'public/index.html'));
  const { status } = await fetch(`${site.origin}/ready`);
  writeFileSync(join(folder, 'public/index.html'), 'home');
  expect(status).toBe(503);
  const forwarded = { headers: { 'x-forwarded-for': '192.0.2.7' } };
  expect((await fetch(`${site.origin}/metrics`, forwarded)).status).toBe(404);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.warn('promtool is missing (Debian: prometheus): its test is skipped.');
(hasPromtool || process.env.CI ? test : test.skip)(
  'promtool accepts rules and configuration',
  () => {
    const options = { encoding: 'utf8' } as const;
    const checked = execFileSync(
      'promtool',
      ['check', 'config', `${monitoring}/prometheus.yml`],
      options,
    );
    expect(checked).toContain(`SUCCESS: ${rules.length} rules found`);
    for (const exposed of texts) {
      const linted = spawnSync('promtool', ['check', 'metrics'], { ...options, input: exposed });
      // Its remarks on names of Node's own collectors do not matter.
      expect(linted.stderr).not.toMatch(/error|(?:publisher|site|preview)_/i);
    }
  },
);

const hasPrometheus = spawnSync('prometheus', ['--version']).status === 0;
(hasPrometheus || process.env.CI ? test : test.skip)(
  'Prometheus scrapes the servers, and answers every query of the board and of the alerts',
  async () => {
    const prometheus = await startPrometheus(
      readFileSync(`${monitoring}/prometheus.yml`, 'utf8'),
      { publisher: publisher.origin, site: site.origin, preview: preview.origin },
      join(folder, 'prometheus'),
    );
    try {
      const empty: string[] = [];
      for (const [title, expr] of queries) {
        const count = await prometheus.query(expr.replaceAll('$__rate_interval', '1m'));
        if (count === 0) empty.push(title);
      }
      expect(empty).toEqual([]);
      // Only conditions of alerts may have no series.
      for (const { expr } of rules) await prometheus.query(expr);
      expect(await prometheus.query('up == 1')).toBe(3);
    } finally {
      await prometheus.stop();
    }
  },
);
