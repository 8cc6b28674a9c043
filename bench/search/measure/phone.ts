import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { launchBrowser } from '~/scripts/support/launchBrowser';
import type { EnginePage } from '../engine';

/** Lighthouse's slow 4G phone: 150 ms and 1.6 Mbit/s, a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const slowerBy = 4;

const compressed = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

const typeOf = (path: string): string =>
  path.endsWith('.js')
    ? 'text/javascript'
    : path.endsWith('.json')
      ? 'application/json'
      : 'application/octet-stream';

/** Milliseconds from opening search to the first results of each query on a slow phone, each with nothing loaded. */
export const timeOnPhone = async (
  { script, folder, read }: EnginePage,
  queries: readonly string[],
  language: string,
): Promise<number[]> => {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  const engine = outputFiles[0]?.contents ?? new Uint8Array();
  const kept = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    void (async () => {
      if (path === '/') {
        response.setHeader('content-type', 'text/html');
        response.end(
          `<!doctype html><html lang="${language}"><link rel="icon" href="data:,"></html>`,
        );
        return;
      }
      const content = path === '/engine.js' ? engine : await read(path);
      response.statusCode = content === undefined ? 404 : 200;
      response.setHeader('content-type', typeOf(path));
      // Pagefind's own files are compressed already.
      if (content === undefined || typeOf(path) === 'application/octet-stream') {
        response.end(content);
        return;
      }
      const sent = kept.get(path) ?? compressed(content);
      kept.set(path, sent);
      response.setHeader('content-encoding', 'br');
      response.end(sent);
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const browser = await launchBrowser();
  const times: number[] = [];
  // The first visit makes the server compress its files.
  for (const [at, query] of [queries[0] ?? '', ...queries].entries()) {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    if (at > 0) {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    }
    const time = await page.evaluate(async (text) => {
      const start = performance.now();
      const path = '/engine.js';
      const loaded = (await import(path)) as { start: (query: string) => Promise<number> };
      const found = await loaded.start(text);
      if (found === 0) throw new Error(`Nothing is found for ${text}.`);
      return performance.now() - start;
    }, query);
    if (at > 0) times.push(time);
    await page.context().close();
  }
  await browser.close();
  server.close();
  return times;
};
