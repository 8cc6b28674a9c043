import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { routesFile } from '../../gatsby/routes/currentRoutes';
import { previewCookie } from '../../publishing/preview/previewCookie';
import { startPreview, type Preview } from '../../publishing/preview/startPreview';
import { localSigningSecret } from '../../publishing/readPublishingSettings';
import { publishEntry } from './support/testSite';

const secret = 'a secret with spaces & signs';
const folder = mkdtempSync(join(tmpdir(), 'preview-'));
let refreshes = 0;
/** Stands where gatsby develop would be. */
const site = createServer((request, response) => {
  if (request.url === '/__refresh') refreshes += 1;
  response.setHeader('cache-control', 'public, max-age=600');
  response.setHeader('x-frame-options', 'DENY');
  response.end(`site ${request.url}`);
});
let preview: Preview;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  preview = await startPreview({
    secret,
    signingSecret: localSigningSecret,
    port: 0,
    editors: ['https://app.contentful.com'],
    siteFolder: folder,
    upstream: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    log: () => undefined,
  });
});
afterAll(async () => {
  await preview.close();
  site.closeAllConnections();
  site.close();
});

const get = (path: string, cookie?: string) =>
  fetch(`${preview.origin}${path}`, { redirect: 'manual', headers: cookie ? { cookie } : {} });
const open = `/us/en/home?a=1&secret=${encodeURIComponent(secret)}`;

describe('the preview', () => {
  it.each(['/us/en/home', '/us/en/home?secret=wrong', '/page-data/app-data.json', '/__graphql'])(
    'shows nothing of %s without its secret',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(401);
      expect(response.headers.get('x-robots-tag')).toContain('noindex');
      expect(await response.text()).not.toContain('site /');
    },
  );

  it('opens by its secret, which leaves the address, and stays open by a cookie', async () => {
    const first = await get(open);
    expect([first.status, first.headers.get('location')]).toEqual([302, '/us/en/home?a=1']);
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^preview=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned; Max-Age=\d+$/,
    );
    const page = await get('/us/en/home?a=1', cookie.split(';')[0]);
    expect(await page.text()).toBe('site /us/en/home?a=1');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect((await get('/us/en/home', `preview=${'0'.repeat(64)}`)).status).toBe(401);
  });

  it('tells monitors on this machine that it lives, whether it is ready, and what it answers', async () => {
    expect((await get('/health')).status).toBe(200);
    expect((await get('/ready')).status).toBe(200);
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toContain('preview_upstream_is_up 1');
    expect(metrics).toMatch(/preview_http_responses_total\{class="4xx"\} [1-9]/);
    const forwarded = { headers: { 'x-forwarded-for': '192.0.2.7' } };
    expect((await fetch(`${preview.origin}/metrics`, forwarded)).status).toBe(404);
    const away = await startPreview({
      secret,
      signingSecret: localSigningSecret,
      port: 0,
      editors: [],
      siteFolder: folder,
      upstream: 'http://127.0.0.1:9',
      log: () => undefined,
    });
    const ready = await fetch(`${away.origin}/ready`);
    expect([ready.status, await ready.text()]).toEqual([503, 'The site does not answer yet.\n']);
    expect((await fetch(`${away.origin}/health`)).status).toBe(200);
    await away.close();
  });

  it('may be framed by the editor alone', async () => {
    const cookie = (await get(open)).headers.get('set-cookie')?.split(';')[0];
    for (const path of ['/us/en/home', '/robots.txt']) {
      const { headers } = await get(path, cookie);
      const policy = headers.get('content-security-policy');
      expect(policy).toBe('frame-ancestors https://app.contentful.com');
      expect(headers.get('x-frame-options')).toBeNull();
    }
  });

  it('gives a cookie for frames only where browsers take it', () => {
    const cookie = (protocol: 'http' | 'https', host: string) =>
      previewCookie('preview', 'x', { protocol, host });
    const inFrames = /SameSite=None; Secure; Partitioned/;
    expect(cookie('https', 'preview.example.com')).toMatch(inFrames);
    expect(cookie('http', 'localhost:9200')).toMatch(inFrames);
    expect(cookie('http', '127.0.0.1:9200')).toMatch(inFrames);
    expect(cookie('http', 'localhost.example.com')).toMatch(/SameSite=Lax; Max-Age/);
  });

  it('opens the page of an entry in its locale', async () => {
    const pages = [
      { path: '/us/en/home', entryId: 'home', locale: 'en', template: 'homepage' },
      { path: '/us/es/home', entryId: 'home', locale: 'es', template: 'homepage' },
      { path: '/us/en/insights/a', entryId: 'a', locale: 'en', template: 'insight' },
    ];
    mkdirSync(dirname(join(folder, routesFile)), { recursive: true });
    const cookie = (await get(open)).headers.get('set-cookie')?.split(';')[0];
    const pageOf = async (query: string) =>
      (await get(`/preview-entry?${query}`, cookie)).headers.get('location');
    expect((await get('/preview-entry?entry=a', cookie)).status).toBe(503);
    writeFileSync(join(folder, routesFile), JSON.stringify({ pages }));
    expect(await pageOf('entry=a&locale=en')).toBe('/us/en/insights/a');
    expect(await pageOf('entry=home&locale=es')).toBe('/us/es/home');
    expect(await pageOf('entry=a&locale=es')).toBe('/us/en/insights/a');
    expect(await pageOf('entry=a-menu&locale=es')).toBe('/us/es/home');
    expect((await get('/preview-entry?entry=a')).status).toBe(401);
  });

  it('leads to no other host', async () => {
    const response = await get(`//evil.example/?secret=${encodeURIComponent(secret)}`);
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
  });

  it('keeps search engines out, whoever asks', async () => {
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('fetches what was saved when a signed webhook tells of it, once for many', async () => {
    const save = { topic: 'ContentManagement.Entry.auto_save' };
    expect(await publishEntry(preview.origin, 'x', { ...save, secret: 'x'.repeat(64) })).toBe(401);
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => publishEntry(preview.origin, 'entry', save)),
    );
    expect(new Set(sent)).toEqual(new Set([200]));
    while (refreshes === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(refreshes).toBe(1);
  });
});
