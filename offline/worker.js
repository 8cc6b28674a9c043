/*
 * What this website adds to the worker of gatsby-plugin-offline, which it is appended to.
 *
 * A page comes from the network as long as there is one. Without it, a page that was seen before is put together by the
 * application itself from what was kept, and any other gets a page that says so. What is kept is of one build: a file whose
 * name has no hash is kept only when the site, asked after it came, is still the build that this worker belongs to.
 */
/* global self, caches, workbox, navigationRoute */

/** Set by what the build puts before this script: see writeWorkerScript.ts. */
const { build, pathPrefix, shellPath, offlinePages, precached } = self.thisSite;

const pagesCacheName = `pages-${build}`;
const mostPictures = 200;

const dataPattern = /\/(?:page-data|slice-data|search-index|redirects)\/.*\.json$/;
const hashedPattern = /\/static\/|\/styles\/|-[0-9a-f]{20}\.js$|\.[0-9a-f]{20}\.css$/;

const isOwn = (url) => url.origin === self.location.origin;
const isData = (url) => isOwn(url) && dataPattern.test(url.pathname);
const openPages = () => caches.open(pagesCacheName);
const openFiles = () => caches.open(workbox.core.cacheNames.runtime);
/** Under which a page that was seen whole is noted. */
const seenKey = (path) => `${pathPrefix}/.seen${path}`;

/** Pages of this build may have heard of the new one already: their next navigation is to load a document. */
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
/** Whether the site is still this build, asked once for all that came within a moment. */
const isStillThisBuild = () => {
  nextAnswer ??= new Promise((resolve) => {
    setTimeout(() => {
      nextAnswer = undefined;
      resolve(askBuild());
    }, 50);
  });
  return nextAnswer;
};

/** Gatsby asks for the data of a page with the query of its address, which changes nothing about them. */
const dataKey = (address) => new URL(address).pathname;

const markedBuild = async (answer) => {
  try {
    return (await answer.json()).result?.build;
  } catch {
    return undefined;
  }
};

/** Whether data are of this build: those of a page say so themselves, others come from the site as it is. */
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

/** Keeps a file that a page has used; whether it is kept now. */
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

/** Keeps what a page has used, and notes that it can be shown without a network. */
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

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOtherBuilds(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('message', (event) => {
  const page = event.data?.rememberPage;
  if (page?.build === build) event.waitUntil(rememberPage(page));
});

// Beside what the plugin precaches: `precachePages` are their scripts and styles, not the pages.
workbox.precaching.precache(precached);

// The plugin's own answers pages that are kept with its shell even where there is a network.
navigationRoute.handler = { handle: answerNavigation };
workbox.routing.registerRoute(({ url }) => isData(url), answerData);
