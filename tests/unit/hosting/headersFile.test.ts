import { formatHeadersFile, headersOf, parseHeadersFile } from '~/hosting/host-files/headersFile';

const headers = { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "default-src 'none'" };
const hash = '8d7ae6a79f';
const files = [`app-${hash}.js`, `component---a-${hash}.js`, `454-${hash}.js`, 'sw.js', '404.html'];

describe('the _headers file', () => {
  it('gives every path the headers of the site, and hashed files a year', () => {
    const { text, warnings } = formatHeadersFile(headers, files);
    const rules = parseHeadersFile(text);
    expect(warnings).toEqual([]);
    for (const path of ['/', '/us/en/home', '/sw.js', '/redirects/0f.json', '/404.html']) {
      expect(headersOf(rules, path)).toEqual(headers);
    }
    for (const path of ['/static/1/a.webp', `/454-${hash}.js`, `/app-${hash}.js`]) {
      expect(headersOf(rules, path)).toEqual({
        ...headers,
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
    }
  });

  it('names paths of the host where the site lives below a folder of it', () => {
    const rules = parseHeadersFile(formatHeadersFile(headers, files, '/below/here').text);
    for (const path of ['/static/1/a.webp', `/454-${hash}.js`, `/app-${hash}.js`]) {
      expect(headersOf(rules, `/below/here${path}`)).toHaveProperty('Cache-Control');
      expect(headersOf(rules, path)).toEqual(headers);
    }
    expect(headersOf(rules, '/below/here/aa/en/home')).toEqual(headers);
  });

  it('warns before Cloudflare would leave rules or lines out', () => {
    const chunks = Array.from({ length: 120 }, (_, index) => `${index}-${hash}.js`);
    const { text, warnings } = formatHeadersFile(
      { ...headers, 'X-Long': 'x'.repeat(2000) },
      chunks,
    );
    expect(text.split('\n').filter((line) => line.startsWith('/'))).toHaveLength(100);
    expect(warnings).toEqual([
      expect.stringContaining('would have 123 rules, Cloudflare takes 100: 23 hashed files'),
      expect.stringContaining('a line has 2010 characters'),
    ]);
  });
});
