import { once } from 'node:events';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getServerCertificate } from 'contentful-emulator';
import { makeFixtureSite, type FixtureSite } from './support/fixtureSite';
import { hasBrotli, startNginx, whyNoNginx, type Nginx } from '../../scripts/servers/nginx';

const missing = whyNoNginx();
if (missing) console.warn(`Skipped: ${missing}`);
const describeWithNginx = missing ? describe.skip : describe;

/** As docs/deploy.md has it: with TLS and HTTP/2. */
describeWithNginx('nginx with a certificate', () => {
  let site: FixtureSite;
  let nginx: Nginx;
  let session: ClientHttp2Session;

  beforeAll(async () => {
    site = await makeFixtureSite();
    const tls = await getServerCertificate(join(site.workFolder, 'tls'));
    nginx = await startNginx({
      root: site.publicFolder,
      confFolder: join(site.hostingFolder, 'nginx'),
      workFolder: site.workFolder,
      tls,
    });
    session = connect(nginx.origin, { ca: readFileSync(tls.authorityFile) });
    await once(session, 'connect');
  });
  afterAll(async () => {
    session.close();
    await nginx.stop();
    site.remove();
  });

  const get = async (path: string): Promise<IncomingHttpHeaders & { ':status'?: number }> => {
    const stream = session.request({ ':path': path, 'accept-encoding': 'br' });
    stream.resume();
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    return headers;
  };

  it('speaks HTTP/2', () => expect(session.alpnProtocol).toBe('h2'));

  it('answers pages compressed, with the headers of the site', async () => {
    const headers = await get('/us/en/home');
    expect(headers[':status']).toBe(200);
    expect(headers['content-encoding']).toBe(hasBrotli ? 'br' : undefined);
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
  });

  it('leads on without naming a port or falling back to http', async () => {
    const headers = await get('/us/en/home/');
    expect([headers[':status'], headers.location]).toEqual([301, '/us/en/home']);
  });
});
