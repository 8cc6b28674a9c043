import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { ThisSite } from '~/offline/writeWorkerScript';
import { publicFolder } from './builtSite';

const origin = 'https://www.talvane.example';

type InstallEvent = { waitUntil: (work: Promise<unknown>) => void };

export type InstalledWorker = {
  site: ThisSite;
  /** What it has put into its cache of files that are kept ahead. */
  precached: { path: string; revision: string | null; body: Buffer }[];
};

/** The file of an address, below the folder of the host that the site may live below. */
const fileOf = (address: string, prefix: string): string =>
  join(publicFolder, new URL(address).pathname.slice(prefix.length));

/**
 * Starts the built `sw.js` with its libraries, as a browser does, and installs it. Only what belongs to the browser is stood
 * in for: the network, which has the files of the built site, and caches.
 */
export const installWorker = async (prefix = ''): Promise<InstalledWorker> => {
  const listeners: ((event: InstallEvent) => void)[] = [];
  const stored = new Map<string, Buffer>();
  const fetchFile = (request: Request): Promise<Response> => {
    const file = fileOf(request.url, prefix);
    return Promise.resolve(
      existsSync(file)
        ? new Response(readFileSync(file))
        : new Response('', { status: 404, statusText: `${request.url} is not there` }),
    );
  };
  const cache = {
    put: async (request: Request | string, response: Response) => {
      const address = typeof request === 'string' ? request : request.url;
      stored.set(address, Buffer.from(await response.arrayBuffer()));
    },
    match: () => Promise.resolve(undefined),
    keys: () => Promise.resolve([]),
  };
  const scope = {
    location: new URL(`${origin}${prefix}/sw.js`),
    registration: { scope: `${origin}${prefix}/` },
    addEventListener: (type: string, listener: (event: InstallEvent) => void) => {
      if (type === 'install' && !listeners.includes(listener)) listeners.push(listener);
    },
    skipWaiting: () => Promise.resolve(),
    caches: { open: () => Promise.resolve(cache) },
    fetch: fetchFile,
    importScripts: (...names: string[]) =>
      names.forEach((name) => {
        const file = fileOf(new URL(name, scope.location).href, prefix);
        runInContext(readFileSync(file, 'utf8'), context, { filename: file });
      }),
    // Named by Workbox when it loads, and used by no route of this worker.
    IDBObjectStore: class {},
    ...{ URL, Request, Response, Headers, console, setTimeout },
  };
  const context = createContext(Object.assign(scope, { self: scope }));
  runInContext(readFileSync(join(publicFolder, 'sw.js'), 'utf8'), context, { filename: 'sw.js' });

  const work: Promise<unknown>[] = [];
  for (const listener of listeners) listener({ waitUntil: (done) => work.push(done) });
  await Promise.all(work);
  const precached = [...stored].map(([address, body]) => {
    const { pathname, searchParams } = new URL(address);
    return { path: pathname, revision: searchParams.get('__WB_REVISION__'), body };
  });
  const { thisSite: site } = scope as { thisSite?: ThisSite };
  if (site === undefined) throw new Error('sw.js does not set self.thisSite.');
  return { site, precached };
};
