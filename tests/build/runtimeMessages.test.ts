import { builtScripts, readHtml } from './support/builtSite';

/** The scripts of the application that every page loads: Gatsby's own runtime is in them as it is, not a copy. */
const runtime = builtScripts()
  .filter((name) => /^(?:app|libraries)-[0-9a-f]{8,}\.js$/.test(name))
  .map(readHtml)
  .join('\n');

// What a browser shows of the runtime is tested in one (tests/e2e). These parts it only has for itself, or for pages that a
// website of other features would have.
test.each([
  ['page data invalid', 'not a valid pageData response'],
  ['app data invalid', 'not a valid app-data response'],
  ['static query load failed', "We couldn't load"],
  ['static query address', '/page-data/sq/d/'],
  ['service worker not registered', 'Error during service worker registration:'],
  ['service worker updated', 'resources failed, SW updated - reloading'],
  ['partial hydration', '-rsc.json'],
])('the runtime that ships has its part for: %s', (_situation, text) => {
  expect(runtime).toContain(text);
});
