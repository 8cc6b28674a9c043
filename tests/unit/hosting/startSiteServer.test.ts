import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startSiteServer, type SiteServer } from '~/hosting/startSiteServer';
import { shardOf } from '~/src/features/redirects/redirectSource';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let server: SiteServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'us/en/home'), { recursive: true });
  mkdirSync(join(folder, 'static/0123'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'root');
  writeFileSync(join(folder, 'us/en/home/index.html'), 'home');
  writeFileSync(join(folder, '404.html'), 'not found');
  writeFileSync(join(folder, '500.html'), 'error');
  writeFileSync(join(folder, 'static/0123/a.webp'), 'picture');
  writeFileSync(join(folder, 'us/en/insights.atom'), '<feed/>');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  server = await startSiteServer({ folder, port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(`${server.origin}${path}`, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('startSiteServer', () => {
  it.each([
    ['/', 200, 'root'],
    ['/us/en/home', 200, 'home'],
    ['/us/en/gone', 404, 'not found'],
    ['/%E0%A4%A', 404, 'not found'],
    ['/..%2f..%2fetc/passwd', 404, 'not found'],
  ])('answers %s with %i', async (path, status, text) => {
    expect(await get(path)).toMatchObject({ status, text });
  });

  it('leads from a trailing slash to the address without it, and never to another host', async () => {
    expect((await get('/us/en/home/?a=b')).headers.get('location')).toBe('/us/en/home?a=b');
    expect((await get('//evil.example/')).headers.get('location')).toBe('/evil.example');
  });

  it('lets hashed files be kept for good, and pages be revalidated', async () => {
    expect((await get('/static/0123/a.webp')).headers.get('cache-control')).toContain('immutable');
    const { headers } = await get('/us/en/home');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/us/en/insights.atom', 'application/atom+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('names the type of %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toContain(type);
  });

  it('counts deliveries for this machine only', async () => {
    const health = (headers: Record<string, string> = {}) =>
      fetch(`${server.origin}/health`, { headers });
    expect(await (await health()).json()).toEqual({
      status: 'ok',
      deliveries: { waiting: 0, dead: 0 },
    });
    expect((await health({ 'x-forwarded-for': '192.0.2.7' })).status).toBe(404);
  });

  it('names the port that is taken', async () => {
    const port = Number(new URL(server.origin).port);
    await expect(startSiteServer({ folder, port })).rejects.toThrow(`Port ${port} is in use`);
  });

  it('listens on the address that it is given, and on no other', async () => {
    const other = await startSiteServer({ folder, port: 0, host: '127.0.0.2' });
    try {
      const { port } = new URL(other.origin);
      expect(other.origin).toBe(`http://127.0.0.2:${port}`);
      expect(await (await fetch(`${other.origin}/us/en/home`)).text()).toBe('home');
      await expect(fetch(`http://127.0.0.1:${port}/us/en/home`)).rejects.toThrow();
    } finally {
      await other.close();
    }
  });

  it('names the setting where its address is none of this machine', async () => {
    await expect(startSiteServer({ folder, port: 0, host: '192.0.2.1' })).rejects.toThrow(
      'HOST 192.0.2.1 is no address of this machine.',
    );
  });
});

describe('a finished site', () => {
  const path = '/us/en/careers';
  beforeAll(() => {
    mkdirSync(join(folder, 'redirects'), { recursive: true });
    const rules = { [path]: 'https://jobs.talvane.example/us?a=1#open', '/us': '/us/en/home' };
    for (const [from, to] of Object.entries(rules)) {
      writeFileSync(
        join(folder, `redirects/${shardOf(from)}.json`),
        JSON.stringify({ [from]: to }),
      );
    }
    writeFileSync(join(folder, '_headers'), "/*\n  Content-Security-Policy: default-src 'none'\n");
    writeFileSync(join(folder, 'app.js'), 'plain');
    writeFileSync(join(folder, 'app.js.br'), brotliCompressSync('compressed'));
  });

  it.each([
    ['/us', '/us/en/home'],
    ['/US/', '/us/en/home'],
    ['/us/index.html?x=1', '/us/en/home?x=1'],
    ['/us/en/Careers?x=1', 'https://jobs.talvane.example/us?a=1&x=1#open'],
    ['/us/en/home/index.html', '/us/en/home'],
  ])('leads %s to %s for good', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.get('location')]).toEqual([301, to]);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it.each(['/us/en/home', '/us/en/gone', '/redirects/00.json', '/api/contact'])(
    'answers %s with the headers of _headers',
    async (asked) => {
      expect((await get(asked)).headers.get('content-security-policy')).toBe("default-src 'none'");
    },
  );

  it('sends what was compressed ahead, and keeps the files of hosts to itself', async () => {
    const response = await fetch(`${server.origin}/app.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(await response.text()).toBe('compressed');
    writeFileSync(join(folder, '_forms'), '{}');
    for (const file of ['/_headers', '/_forms']) expect((await get(file)).status).toBe(404);
  });

  it('takes no form from a page of another website', async () => {
    const response = await fetch(`${server.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });
});

describe('below a folder of the host', () => {
  let below: SiteServer;
  const ask = async (path: string) => {
    const response = await fetch(`${below.origin}${path}`, { redirect: 'manual' });
    return [response.status, response.headers.get('location') ?? (await response.text())];
  };

  beforeAll(async () => {
    below = await startSiteServer({ folder, port: 0, pathPrefix: '/preview' });
  });
  afterAll(() => below.close());

  it.each([
    ['/preview', 200, 'root'],
    ['/preview/?a=b', 200, 'root'],
    ['/preview/us/en/home', 200, 'home'],
    ['/preview/us/en/home/?a=b', 301, '/preview/us/en/home?a=b'],
    ['/preview/us/en/gone', 404, 'not found'],
    ['/us/en/home', 404, 'not found'],
    ['/previewed/us/en/home', 404, 'not found'],
  ])('answers %s with %i', async (path, status, text) => {
    expect(await ask(path)).toEqual([status, text]);
  });
});
