import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPreview, type Preview } from '../../publishing/preview/startPreview';
import { localSigningSecret } from '../../publishing/readPublishingSettings';
import { publishEntry } from './support/testSite';

const secret = 'a secret with spaces & signs';
let refreshes = 0;
/** Stands where gatsby develop would be. */
const site = createServer((request, response) => {
  if (request.url === '/__refresh') refreshes += 1;
  response.setHeader('cache-control', 'public, max-age=600');
  response.end(`site ${request.url}`);
});
let preview: Preview;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  preview = await startPreview({
    secret,
    signingSecret: localSigningSecret,
    port: 0,
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
    expect(cookie).toMatch(/^preview=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax/);
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
      upstream: 'http://127.0.0.1:9',
      log: () => undefined,
    });
    const ready = await fetch(`${away.origin}/ready`);
    expect([ready.status, await ready.text()]).toEqual([503, 'The site does not answer yet.\n']);
    expect((await fetch(`${away.origin}/health`)).status).toBe(200);
    await away.close();
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
