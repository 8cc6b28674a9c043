import { headersOf, parseHeadersFile } from '../../hosting/host-files/headersFile';
import { startSiteServer, type SiteServer } from '../../hosting/startSiteServer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { get } from './support/get';
import { makeFixtureSite, type FixtureSite } from './support/fixtureSite';
import { hasBrotli, startNginx, whyNoNginx, type Nginx } from '../../scripts/servers/nginx';

const missing = whyNoNginx();
if (missing) console.warn(`Skipped: ${missing}`);
const describeWithNginx = missing ? describe.skip : describe;

let site: FixtureSite;
let nginx: Nginx | undefined;
let local: SiteServer;

beforeAll(async () => {
  site = await makeFixtureSite();
  local = await startSiteServer({ folder: site.publicFolder, port: 0 });
  if (!missing) {
    nginx = await startNginx({
      root: site.publicFolder,
      confFolder: join(site.hostingFolder, 'nginx'),
      workFolder: site.workFolder,
    });
  }
});
afterAll(async () => {
  await nginx?.stop();
  await local.close();
  site.remove();
});

/** What every host must answer: path, status, and where it leads or what it says. */
const answers: [string, number, string][] = [
  ['/', 200, 'Root'],
  ['/us/en/home', 200, 'Home'],
  ['/us/en/home?x=1', 200, 'Home'],
  ['/us/en/home/', 301, '/us/en/home'],
  ['/us/en/home/?x=1', 301, '/us/en/home?x=1'],
  ['/us/en/home/index.html', 301, '/us/en/home'],
  ['/index.html', 301, '/'],
  ['//evil.example/', 301, '/evil.example'],
  ['/us/en/gone', 404, 'Not found'],
  ['/us/en', 404, 'Not found'],
  ['/_headers', 404, 'Not found'],
  ['/_redirects', 404, 'Not found'],
  ['/_forms', 404, 'Not found'],
  ['/us', 301, '/us/en/home'],
  ['/US/?a=1&b=2', 301, '/us/en/home?a=1&b=2'],
  ['/us/index.html', 301, '/us/en/home'],
  ['/us/en/PARTNERS?q=1', 301, '/us/en/playbook?q=1#all-partners'],
  ['/us/en/careers?utm=x', 301, 'https://jobs.talvane.example/us?utm=x'],
  ['/ca/fr/carrieres', 301, 'https://jobs.talvane.example/ca?lang=fr'],
  ['/ca/fr/carrieres?utm=x', 301, 'https://jobs.talvane.example/ca?lang=fr&utm=x'],
  ['/fr/sant%C3%A9', 301, '/fr/fr/home'],
  ['/us/en/careers/%0d%0aSet-Cookie:x', 404, 'Not found'],
];

const check = async (origin: string, path: string, status: number, text: string) => {
  const answer = await get(origin, path);
  expect([answer.status, answer.headers.location ?? '']).toEqual([
    status,
    status === 301 ? text : '',
  ]);
  if (status !== 301) expect(answer.body.toString()).toContain(`<title>${text}</title>`);
  // The page of the site may name its own header set once only.
  const rules = parseHeadersFile(readFileSync(join(site.publicFolder, '_headers'), 'utf8'));
  for (const [name, value] of Object.entries(headersOf(rules, '/'))) {
    expect([name, answer.headers[name.toLowerCase()]]).toEqual([name, value]);
  }
};

describe('the local site server', () => {
  it.each(answers)('answers %s with %i %s', (path, status, text) =>
    check(local.origin, path, status, text),
  );
});

describeWithNginx('nginx with the files of the build', () => {
  const ask = (path: string, headers?: Record<string, string>) =>
    get(nginx?.origin ?? '', path, headers);

  it.each(answers)('answers %s with %i %s', (path, status, text) =>
    check(nginx?.origin ?? '', path, status, text),
  );

  it.each([
    ['/app-8d7ae6a79f.js', 'public, max-age=31536000, immutable'],
    ['/static/0123/a.avif', 'public, max-age=31536000, immutable'],
    ['/us/en/home', 'public, max-age=0, must-revalidate'],
    ['/sw.js', 'public, max-age=0, must-revalidate'],
    ['/page-data/us/en/home/page-data.json', 'public, max-age=0, must-revalidate'],
    ['/redirects/00.json', 'public, max-age=0, must-revalidate'],
    ['/us/en/gone', 'public, max-age=0, must-revalidate'],
    ['/us', 'public, max-age=0, must-revalidate'],
  ])('lets browsers keep %s: %s, as the local server does', async (path, value) => {
    expect((await ask(path)).headers['cache-control']).toBe(value);
    expect((await get(local.origin, path)).headers['cache-control']).toBe(value);
  });

  it.each(['/us/en/home', '/sw.js', '/page-data/us/en/home/page-data.json'])(
    'sends %s compressed ahead, and again only when it has changed',
    async (path) => {
      const plain = await ask(path);
      const gzip = await ask(path, { 'accept-encoding': 'gzip' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gzip.body.length).toBeLessThan(plain.body.length);
      const { etag = '' } = plain.headers;
      expect((await ask(path, { 'if-none-match': etag })).status).toBe(304);
      if (hasBrotli) {
        const brotli = await ask(path, { 'accept-encoding': 'br, gzip' });
        expect(brotli.headers['content-encoding']).toBe('br');
      }
    },
  );

  it.each([
    ['/us/en/home', 'text/html; charset=utf-8'],
    ['/static/0123/a.avif', 'image/avif'],
    ['/static/share/a.jpg', 'image/jpeg'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/us/en/insights.atom', 'application/atom+xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/page-data/us/en/home/page-data.json', 'application/json; charset=utf-8'],
  ])('names the type of %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  it.each([
    ['/static/share/a.jpg', 'public, max-age=31536000, immutable'],
    ['/sitemap.xml', 'public, max-age=0, must-revalidate'],
    ['/us/en/insights.atom', 'public, max-age=0, must-revalidate'],
    ['/manifest.webmanifest', 'public, max-age=0, must-revalidate'],
  ])('says how long %s may be kept', async (path, cacheControl) => {
    expect((await ask(path)).headers['cache-control']).toBe(cacheControl);
  });

  const policyOf = async (path: string, headers?: Record<string, string>) => {
    const answer = await ask(path, headers);
    return [answer.headers['content-security-policy'], answer.headers['permissions-policy']];
  };

  it.each(['/sw.js', '/sitemap.xml', '/us/en/insights.atom', '/us/en/a.js'])(
    'sends %s under the policy of pages',
    async (path) => {
      const [policy, permissions] = await policyOf(path);
      expect(policy).toContain("script-src 'self' 'sha256-");
      expect(permissions).toContain('camera=()');
    },
  );

  it.each([
    '/app-8d7ae6a79f.js',
    '/static/0123/a.avif',
    '/static/share/a.jpg',
    '/page-data/us/en/home/page-data.json',
    '/manifest.webmanifest',
    '/favicon.ico',
  ])('sends %s, which is never a page, under a policy of few bytes', async (path) => {
    const { etag = '' } = (await ask(path)).headers;
    const few = [
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      undefined,
    ];
    expect(await policyOf(path)).toEqual(few);
    expect(await policyOf(path, { 'if-none-match': etag })).toEqual(few);
  });

  it('sends an SVG file, a page when it is opened, under a policy that runs nothing', async () => {
    expect(await policyOf('/static/0123/a.svg')).toEqual([
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
      undefined,
    ]);
  });
});
