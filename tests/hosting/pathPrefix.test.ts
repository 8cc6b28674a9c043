import { join } from 'node:path';
import { makeFixtureSite, type FixtureSite } from './support/fixtureSite';
import { get } from './support/get';
import { startNginx, whyNoNginx, type Nginx } from '../../scripts/servers/nginx';

const missing = whyNoNginx();
if (missing) console.warn(`Skipped: ${missing}`);
const describeWithNginx = missing ? describe.skip : describe;

const pathPrefix = '/below/here';
const kept = 'public, max-age=31536000, immutable';
const askedAgain = 'public, max-age=0, must-revalidate';

describeWithNginx('nginx with a site below a folder of the host', () => {
  let site: FixtureSite;
  let nginx: Nginx;

  beforeAll(async () => {
    site = await makeFixtureSite({ pathPrefix });
    nginx = await startNginx({
      root: site.root,
      confFolder: join(site.hostingFolder, 'nginx'),
      workFolder: site.workFolder,
    });
  });
  afterAll(async () => {
    await nginx.stop();
    site.remove();
  });

  const ask = (path: string) => get(nginx.origin, path);

  it.each([
    [pathPrefix, 'Root'],
    [`${pathPrefix}/`, 'Root'],
    [`${pathPrefix}/us/en/home`, 'Home'],
  ])('answers %s with its page: %s', async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([200, askedAgain]);
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/us/en/home/', '/us/en/home'],
    ['/us/en/home/index.html', '/us/en/home'],
    ['/us', '/us/en/home'],
    ['/us/en/PARTNERS?q=1', '/us/en/playbook?q=1#all-partners'],
  ])('leads from %s to %s, there', async (from, to) => {
    const { status, headers } = await ask(pathPrefix + from);
    expect([status, headers.location]).toEqual([301, pathPrefix + to]);
  });

  it.each([
    ['/app-8d7ae6a79f.js', kept],
    ['/static/0123/a.avif', kept],
    ['/sw.js', askedAgain],
    ['/page-data/us/en/home/page-data.json', askedAgain],
  ])('lets browsers keep %s: %s', async (path, value) => {
    const { status, headers } = await ask(pathPrefix + path);
    expect([status, headers['cache-control']]).toEqual([200, value]);
  });

  it.each(['/us/en/gone', '/_headers', '/_redirects'])(
    'says of %s that it is not there',
    async (path) => {
      const { status, body } = await ask(pathPrefix + path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('<title>Not found</title>');
    },
  );
});
