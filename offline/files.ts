/** The app shell, served for cached pages without a network. */
export const shellFile = 'offline-plugin-app-shell-fallback/index.html';

/** The folder of the fallback pages by language, created by `createOfflinePages`. */
export const offlineFolder = 'offline';

/** The script that gatsby-plugin-offline appends to its worker; writeWorkerScript.ts writes it in each build. */
export const workerScriptFile = '.cache/offline-worker.js';
