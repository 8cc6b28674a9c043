import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { createIndex } from 'pagefind';
import { sentBytes } from '../measure/bytes';

const types = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html' };

const escape = (text) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

const pageOf = ({ key, record, texts }, language) =>
  `<html lang="${language}"><body><main data-pagefind-body><h1>${escape(texts.title)}</h1>` +
  `<p data-pagefind-weight="3">${escape(texts.description)}</p><p>${escape(texts.body)}</p>` +
  `<i data-pagefind-meta="key:${key}"></i><i data-pagefind-meta="image:${escape(JSON.stringify(record.image ?? null)).replaceAll('"', '')}"></i></main></body></html>`;

/** Pagefind over pages whose title is a heading and whose description weighs more; asked in a real browser. */
export const engine = {
  name: 'Pagefind',
  build: async (articles, language) => {
    const folder = await mkdtemp(join(tmpdir(), 'pagefind-'));
    const { index } = await createIndex();
    for (const article of articles) {
      await index.addHTMLFile({
        url: `/${article.key}`,
        content: pageOf(article, language),
      });
    }
    await index.writeFiles({ outputPath: join(folder, 'pagefind') });
    const server = createServer(async (request, response) => {
      const path = new URL(request.url, 'http://localhost').pathname;
      if (path === '/') {
        response.setHeader('content-type', 'text/html');
        response.end(`<html lang="${language}"><body></body></html>`);
        return;
      }
      try {
        const content = await readFile(join(folder, path));
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
        response.end(content);
      } catch {
        response.statusCode = 404;
        response.end();
      }
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${server.address().port}`;
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const open = async () => {
      const page = await browser.newPage();
      await page.goto(`${address}/`);
      return page;
    };
    const ask = (page, query, shown) =>
      page.evaluate(
        async ([text, count]) => {
          const path = '/pagefind/pagefind.js';
          globalThis.pagefind ??= await import(path);
          const { results } = await globalThis.pagefind.search(text);
          const data = await Promise.all(results.slice(0, count).map((result) => result.data()));
          return data.map(({ url }) => url.slice(1));
        },
        [query, shown],
      );
    const warm = await open();
    await ask(warm, articles[0].texts.title, 1);
    return {
      page: {
        folder: process.cwd(),
        script: `export const start = async (query) => {
          const path = '/pagefind/pagefind.js';
          const pagefind = await import(path);
          const { results } = await pagefind.search(query);
          return (await Promise.all(results.slice(0, 10).map((result) => result.data()))).length;
        };`,
        read: (path) => readFile(join(folder, path)).catch(() => undefined),
      },
      search: (query) => ask(warm, query, 20),
      // A keystroke asks the worker of the page; what the test's own wire takes is not counted.
      timed: (query) =>
        warm.evaluate(async (text) => {
          const start = performance.now();
          const { results } = await globalThis.pagefind.search(text);
          await Promise.all(results.slice(0, 10).map((result) => result.data()));
          return performance.now() - start;
        }, query),
      bytesFor: async ({ query }) => {
        const page = await open();
        await page.route('**/favicon.ico', (route) => route.abort());
        const sizes = [];
        page.on('response', (response) => sizes.push(sizeOf(response)));
        const sent = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
        await ask(page, query, 1);
        const toFirst = await sent();
        await ask(page, query, 10);
        const toAll = await sent();
        await page.close();
        return { toFirst, toAll };
      },
      close: async () => {
        await browser.close();
        server.close();
        await rm(folder, { recursive: true });
      },
    };
  },
};

/** Scripts are compressed by a host; everything else of Pagefind is compressed already. */
const sizeOf = async (response) => {
  const body = await response.body();
  const path = new URL(response.url()).pathname;
  return path.endsWith('.js') || path.endsWith('.json') ? sentBytes(body) : body.length;
};
