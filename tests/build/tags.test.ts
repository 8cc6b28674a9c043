import { readFileSync } from 'node:fs';
import { builtFiles, readHtml } from './support/builtSite';

const hasTagManager = Boolean(process.env.GTM_ID);
const trace = /googletagmanager|gtm\.js|gatsby-route-change|dataLayer|talvane-consent/;

test('a site without a tag manager has no byte of one, and nothing to consent to', () => {
  if (hasTagManager) throw new Error('This test is for a build without GTM_ID.');
  // Scripts of former builds stay in the folder, for pages that are still open.
  const { assetsByChunkName } = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const ofThisBuild = new Set(Object.values(assetsByChunkName).flat());
  const files = builtFiles().filter(
    (file) =>
      file.endsWith('.html') ||
      (file.endsWith('.js') && (ofThisBuild.has(file) || /^(?:sw|workbox)/.test(file))),
  );
  expect(files.some((file) => ofThisBuild.has(file))).toBe(true);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => trace.test(readHtml(file)))).toEqual([]);
});
