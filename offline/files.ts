/** The page that the application fills where a page was seen before and there is no network. */
export const shellFile = 'offline-plugin-app-shell-fallback/index.html';

/** Where `createOfflinePages` puts what is shown where a page was never seen: a folder for each language. */
export const offlineFolder = 'offline';

/** What gatsby-plugin-offline appends to its worker: written by each build (writeWorkerScript.ts). */
export const workerScriptFile = '.cache/offline-worker.js';
