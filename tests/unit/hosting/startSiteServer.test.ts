import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSiteServer, type SiteServer } from '../../../hosting/startSiteServer';

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

  it('lets hashed files be kept for good, and pages be asked for again', async () => {
    expect((await get('/static/0123/a.webp')).headers.get('cache-control')).toContain('immutable');
    const { headers } = await get('/us/en/home');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('names the port that is taken', async () => {
    const port = Number(new URL(server.origin).port);
    await expect(startSiteServer({ folder, port })).rejects.toThrow(`Port ${port} is in use`);
  });
});
