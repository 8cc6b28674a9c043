import { builtFiles, builtScripts, readHtml } from './support/builtSite';

const hasTagManager = Boolean(process.env.GTM_ID);
const trace =
  /google-?tagmanager|gtm[._]|gatsby-(?:plugin-)?route-change|dataLayer|web-?vitals|talvane-consent|data-consent/i;

test('a site without a tag manager has no byte of one, and nothing to consent to', () => {
  if (hasTagManager) throw new Error('This test is for a build without GTM_ID.');
  const scripts = builtScripts();
  expect(scripts.some((file) => file.startsWith('app-'))).toBe(true);
  const files = [...scripts, ...builtFiles().filter((file) => file.endsWith('.html'))];
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => trace.test(readHtml(file)))).toEqual([]);
});
