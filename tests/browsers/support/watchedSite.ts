import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startSiteServer } from '~/hosting/startSiteServer';

const watchPath = '/_watch';

/** The first script of each page. Reports synchronously, so that what a page has reported is there when a test asks. */
const watchScript = `(() => {
  const report = (problem) => {
    const post = new XMLHttpRequest();
    post.open('POST', '${watchPath}', false);
    post.send(String(problem));
  };
  addEventListener('error', ({ message, target }) => report(message || target.outerHTML + ' did not load'), true);
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    report('the policy refused ' + blockedURI + ' (' + effectiveDirective + ')'));
  const log = console.error;
  console.error = (...values) => { report(values.join(' ')); log(...values); };
})();`;

export type WatchedSite = {
  origin: string;
  /** Errors that pages have thrown or logged, files that did not load, and what the policy has refused. */
  problems: string[];
  /** May be called again. */
  close: () => Promise<void>;
};

/**
 * Serves the built site, with submissions in a folder of its own, on an origin of its own: nothing that the browser has
 * stored for another test is there. Its pages report their problems, because WebDriver has no command for them.
 */
export const serveWatchedSite = async (): Promise<WatchedSite> => {
  const submissionsFolder = await mkdtemp(join(tmpdir(), 'submissions-'));
  const site = await startSiteServer({ folder: 'public', port: 0, submissionsFolder });
  const { port: sitePort } = new URL(site.origin);
  const problems: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url === watchPath) {
      void text(asked).then((problem) => {
        if (problem !== '') problems.push(problem);
        answer.writeHead(200, { 'content-type': 'text/javascript' }).end(watchScript);
      });
      return;
    }
    const onError = (): void => void answer.destroy();
    const onAnswer = (given: IncomingMessage): void => {
      const { statusCode = 500, headers } = given;
      if (!headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(statusCode, headers);
        given.on('error', onError).pipe(answer);
        return;
      }
      void text(given).then((page) => {
        const watched = page.replace(/<head[^>]*>/, `$&<script src="${watchPath}"></script>`);
        answer.writeHead(statusCode, { ...headers, 'content-length': Buffer.byteLength(watched) });
        answer.end(asked.method === 'HEAD' ? undefined : watched);
      }, onError);
    };
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const options = { port: sitePort, path: asked.url, method: asked.method, headers };
    const forwarded = request(options, onAnswer);
    forwarded.on('error', onError);
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    problems,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
      await rm(submissionsFolder, { recursive: true, force: true });
    },
  };
};
