import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countedReports } from '~/hosting/reports/countedReport';
import { reportPath } from '~/hosting/reports/reportRoute';
import { startSiteServer, type SiteServer } from '~/hosting/startSiteServer';

const page = 'https://www.talvane.example/us/en/contact-us?email=mara@example.com';
/** As the Reporting API of Chromium sends it. */
const modern = (body: object) => ({ age: 1, type: 'csp-violation', url: page, body });

describe('countedReports', () => {
  it.each([
    ['https://evil.example/x.js', 'script-src-elem', 'other-site'],
    ['https://www.talvane.example/x.js', 'script-src-elem', 'own'],
    ['inline', 'script-src-elem', 'inline'],
    ['eval', 'script-src', 'eval'],
    ['data', 'img-src', 'data'],
    ['blob:https://www.talvane.example/1', 'media-src', 'blob'],
    ['trusted-types-sink', 'require-trusted-types-for', 'trusted-types'],
    ['chrome-extension://abc/x.js', 'script-src-elem', 'extension'],
    ['inline', 'a-directive-of-mara', 'inline', 'other'],
  ])(
    'counts %s of %s as %s',
    (blockedURL, effectiveDirective, blocked, directive = effectiveDirective) => {
      const body = { documentURL: page, blockedURL, effectiveDirective };
      expect(countedReports([modern(body)])).toEqual([{ directive, blocked }]);
      const old = {
        'document-uri': page,
        'blocked-uri': blockedURL,
        'violated-directive': `${effectiveDirective} 'self'`,
      };
      expect(countedReports({ 'csp-report': old })).toEqual([{ directive, blocked }]);
    },
  );

  it.each([undefined, null, 'text', 1, {}, [], [null], [{ type: 'deprecation', body: {} }]])(
    'counts nothing of %j',
    (body) => {
      expect(countedReports(body)).toEqual([]);
    },
  );

  it('counts the first twenty of a request', () => {
    const report = modern({ blockedURL: 'inline', effectiveDirective: 'script-src' });
    expect(countedReports(Array.from({ length: 100 }, () => report))).toHaveLength(20);
  });
});

describe('the endpoint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  let server: SiteServer;
  const log: string[] = [];
  const start = (receivesReports: boolean): Promise<SiteServer> =>
    startSiteServer({
      folder,
      port: 0,
      receivesReports,
      submissionsFolder: join(folder, 'submissions'),
      log: (line) => log.push(line),
    });
  const send = async (
    text: string,
    { from = '192.0.2.1', type = 'application/reports+json' } = {},
  ): Promise<number> => {
    const headers = { 'content-type': type, 'x-forwarded-for': from };
    return (await fetch(`${server.origin}${reportPath}`, { method: 'POST', headers, body: text }))
      .status;
  };
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), 'home');
    server = await start(true);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('counts reports, and keeps nothing of them', async () => {
    const body = { documentURL: page, blockedURL: 'inline', effectiveDirective: 'script-src-elem' };
    expect(await send(JSON.stringify([modern(body), modern(body)]))).toBe(204);
    expect(await send('{"csp-report":', { type: 'application/csp-report' })).toBe(204);
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    expect(metrics).toContain(
      'site_csp_reports_total{directive="script-src-elem",blocked="inline"} 2',
    );
    expect(metrics + log.join()).not.toMatch(/mara|contact-us|192\.0\.2/);
  });

  it('limits size, kind and rate', async () => {
    expect(await send('x'.repeat(40_000))).toBe(413);
    expect(await send('<xml/>', { type: 'text/xml' })).toBe(415);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => send('[]', { from: '192.0.2.2' })),
    );
    expect(answers.filter((status) => status === 204)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    expect(await send('[]', { from: '192.0.2.3' })).toBe(204);
  });

  it('does not exist unless it is configured', async () => {
    await server.close();
    server = await start(false);
    expect(await send('[]')).toBe(404);
  });
});
