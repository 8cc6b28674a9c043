/*
 * Appended to the service worker of gatsby-plugin-offline.
 *
 * Navigations are network-first. Without a network, a visited page is rendered by the app shell from cached files; other
 * pages get the fallback page. The cache holds files of one build only: a file without a content hash is cached only if the
 * site, checked after the response, is still the build of this worker.
 */
/* global self, caches, workbox, navigationRoute */

/** The build data that writeWorkerScript.ts prepends to this script. */
const { build, pathPrefix, shellPath, offlinePages, precached } = self.thisSite;

const pagesCacheName = `pages-${build}`;
const mostPictures = 200;

const dataPattern = /\/(?:page-data|slice-data|search-index|redirects)\/.*\.json$/;
const hashedPattern = /\/static\/|\/styles\/|-[0-9a-f]{8,}\.js$|\.[0-9a-f]{8,}\.css$/;

const isOwn = (url) => url.origin === self.location.origin;
const isData = (url) => isOwn(url) && dataPattern.test(url.pathname);
const openPages = () => caches.open(pagesCacheName);
const openFiles = () => caches.open(workbox.core.cacheNames.runtime);
/** The cache key that marks a completely cached page. */
const seenKey = (path) => `${pathPrefix}/.seen${path}`;

/** Open pages may have detected the new build already; their next navigation loads a document. */
const tellPages = async () => {
  for (const page of await self.clients.matchAll()) page.postMessage({ outdatedBuild: build });
};

const askBuild = async () => {
  try {
    const answer = await fetch(`${pathPrefix}/page-data/app-data.json`, { cache: 'no-store' });
    const isThisBuild = (await answer.json()).webpackCompilationHash === build;
    if (!isThisBuild) await tellPages();
    return isThisBuild;
  } catch {
    return false;
  }
};

let nextAnswer;
/** Whether the site is still this build; concurrent calls share a request. */
const isStillThisBuild = () => {
  nextAnswer ??= new Promise((resolve) => {
    setTimeout(() => {
      nextAnswer = undefined;
      resolve(askBuild());
    }, 50);
  });
  return nextAnswer;
};

/** Removes the query, which Gatsby copies from the page's URL to its data request. */
const dataKey = (address) => new URL(address).pathname;

const markedBuild = async (answer) => {
  try {
    return (await answer.json()).result?.build;
  } catch {
    return undefined;
  }
};

/** Whether data belong to this build: page data contain the build id, other data need a request. */
const isOfThisBuild = async (address, answer) => {
  if (!address.endsWith('/page-data.json')) return isStillThisBuild();
  const isThisBuild = (await markedBuild(answer)) === build;
  if (!isThisBuild) await tellPages();
  return isThisBuild;
};

const keepData = async (address, answer) => {
  if (answer.redirected || !(await isOfThisBuild(dataKey(address), answer.clone()))) return false;
  await (await openPages()).put(dataKey(address), answer);
  return true;
};

const answerData = async ({ event }) => {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.status === 200) event.waitUntil(keepData(request.url, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await (await openPages()).match(dataKey(request.url));
    if (kept) return kept;
    throw error;
  }
};

const offlinePageOf = (path) => {
  const languages = path.split('/').filter((part) => part in offlinePages);
  return offlinePages[languages[0]] ?? offlinePages.en ?? Object.values(offlinePages)[0];
};

const answerOffline = async ({ pathname }) => {
  const path = pathname.replace(/(.)\/$/, '$1');
  const isSeen = await (await openPages()).match(seenKey(path));
  const page = isSeen ? shellPath : offlinePageOf(path);
  return caches.match(workbox.precaching.getCacheKeyForURL(page));
};

const answerNavigation = async ({ event }) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return answerOffline(new URL(event.request.url));
  }
};

/** Caches a file of a page; returns whether it is cached. */
const keepUsed = async (url, files, pages) => {
  if (isData(url)) {
    if (await pages.match(url.pathname)) return true;
    const answer = await fetch(url.href);
    return answer.status === 200 && keepData(url.href, answer);
  }
  if (!hashedPattern.test(url.pathname) || (await caches.match(url.href))) return true;
  const answer = await fetch(url.href);
  if (answer.status !== 200) return false;
  await files.put(url.href, answer);
  return true;
};

const dropOldPictures = async (files) => {
  const pictures = (await files.keys()).filter(({ url }) => url.includes('/static/'));
  await Promise.all(pictures.slice(0, -mostPictures).map((request) => files.delete(request)));
};

/** Caches the files of a page and marks it as available offline. */
const rememberPage = async ({ path, urls }) => {
  const files = await openFiles();
  const pages = await openPages();
  const own = urls.map((url) => new URL(url)).filter(isOwn);
  const areKept = await Promise.all(own.map((url) => keepUsed(url, files, pages)));
  if (areKept.every(Boolean)) await pages.put(seenKey(path), new Response(''));
  await dropOldPictures(files);
};

const dropOtherBuilds = async () => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('pages-') && name !== pagesCacheName);
  if (others.length > 0) await caches.delete(workbox.core.cacheNames.runtime);
  await Promise.all(others.map((name) => caches.delete(name)));
};

/** Enables navigation preload, except in Firefox: there a failed preload fails the navigation, whatever the worker answers. */
const enablePreload = () =>
  self.navigator.userAgent.includes('Firefox/')
    ? self.registration.navigationPreload?.disable()
    : self.registration.navigationPreload?.enable();

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOtherBuilds(), enablePreload()]));
});

/*
 * A first visit becomes this worker's only now, not on activation (`clientsClaim`): Gatsby takes a worker that is installed
 * while the page has a controller for an update, and WebKit tells the page of the controller first. Each first visit
 * in Safari then loaded its next page as a document.
 */
self.addEventListener('message', (event) => {
  event.waitUntil(self.clients.claim());
  const page = event.data?.rememberPage;
  if (page?.build === build) event.waitUntil(rememberPage(page));
});

// The plugin's `precachePages` precaches scripts and styles of pages, not their HTML.
workbox.precaching.precache(precached);

// The plugin's own route serves the app shell for cached pages even if there is a network.
navigationRoute.handler = { handle: answerNavigation };
workbox.routing.registerRoute(({ url }) => isData(url), answerData);
