import { builtScripts, readHtml } from './support/builtSite';

/** The scripts of the application that every page loads: Gatsby's own runtime is in them as it is, not a copy. */
const runtime = builtScripts()
  .filter((name) => /^(?:app|libraries)-[0-9a-f]{20}\.js$/.test(name))
  .map(readHtml)
  .join('\n');

test.each([
  ['page data invalid', 'not a valid pageData response'],
  ['app data invalid', 'not a valid app-data response'],
  ['chunk missing', "We couldn't find the correct component chunk with the name"],
  ['static query load failed', "We couldn't load"],
  ['static query address', '/page-data/sq/d/'],
  ['resources missing', 'not found. Not rendering React'],
  ['chunk-loading failure', 'loading chunk'],
  ['service worker without HTTPS', 'Service workers can only be used over HTTPS, or on localhost'],
  ['service worker redundant', 'The installing service worker became redundant.'],
  ['service worker not registered', 'Error during service worker registration:'],
  ['service worker updated', 'resources failed, SW updated - reloading'],
  ['session flag', 'gatsby-reload-compilation-hash-match'],
  ['partial hydration', '-rsc.json'],
  ['slices', '/slice-data/'],
])('the runtime that ships has its part for: %s', (_situation, text) => {
  expect(runtime).toContain(text);
});

test.each([
  ['prefetching takes four paths at a time', /prefetchQueued\.splice\(0,4\)/],
  ['three seconds pass between them', /_processNextPrefetchBatch\(\)\},3e3\)/],
  ['data are asked for up to three times again', /retries:\w=0[\s\S]{0,3000}?<3/],
  ['streamed content is looked for every 200 ms', /\},200\)/],
  ['a page change is slow after one second', /onRouteUpdateDelayed[\s\S]{0,80}?\},1e3\)/],
])('%s', (_what, pattern) => {
  expect(runtime).toMatch(pattern);
});
