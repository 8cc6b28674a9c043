/** The live files of a site; `url` may have a path prefix. */
export type LiveSite = {
  /** The bytes of a file, or why there are none: the status of the answer. */
  read: (path: string) => Promise<Buffer | string>;
};

/** Milliseconds for one file. */
const patience = 60_000;

/** `us/en/home/index.html` is served as `/us/en/home`. */
const addressOf = (path: string): string => {
  const page = path.replace(/(?:^|\/)index\.html$/, '');
  return page.split('/').map(encodeURIComponent).join('/');
};

/** Reads files as visitors get them, without compression and without following redirects. */
export const openLiveSite = (url: string): LiveSite => {
  const root = url.replace(/\/$/, '');
  return {
    read: async (path) => {
      const response = await fetch(`${root}/${addressOf(path)}`, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'identity', 'cache-control': 'no-cache' },
        signal: AbortSignal.timeout(patience),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      // Pages of errors are served with their status by some hosts.
      const isErrorPage = path === `${response.status}.html`;
      return response.ok || isErrorPage ? bytes : `answers ${response.status}`;
    },
  };
};
