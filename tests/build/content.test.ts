import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfPath, parseHtml, publicFolder, readHtml, readPlan } from './support/builtSite';

const plan = readPlan();
const pages = plan.pages.map(({ path }) => ({ path, file: fileOfPath(path) }));

describe('content of the built pages', () => {
  it('names no address of the content service', () => {
    const leaking = pages.filter(({ file }) =>
      /ctfassets|contentful\.com|localhost:\d+/.test(readHtml(file)),
    );
    expect(leaking).toEqual([]);
  });

  it('holds every picture on its own host, with an alternative text', () => {
    const problems = pages.flatMap(({ path, file }) =>
      parseHtml(file)
        .querySelectorAll('img')
        .flatMap((image) => {
          const sources =
            `${image.getAttribute('src') ?? ''}, ${image.getAttribute('srcset') ?? ''}`
              .split(',')
              .map((source) => source.trim().split(' ')[0] ?? '')
              .filter(Boolean);
          const missing = sources.find((source) => !existsSync(join(publicFolder, source)));
          if (missing) return [`${path}: ${missing} does not exist`];
          return image.hasAttribute('alt') ? [] : [`${path}: ${sources[0]} has no alt`];
        }),
    );
    expect(problems).toEqual([]);
  });

  it('leads only to pages, files and anchors that exist', () => {
    const paths = new Set(pages.map(({ path }) => path));
    const anchors = new Map<string, Set<string>>();
    const anchorsOf = (path: string) => {
      const known = anchors.get(path);
      if (known) return known;
      const ids = parseHtml(fileOfPath(path))
        .querySelectorAll('[id]')
        .map((element) => element.id);
      const found = new Set(ids);
      anchors.set(path, found);
      return found;
    };
    const problems = pages.flatMap(({ path, file }) =>
      parseHtml(file)
        .querySelectorAll('a[href]')
        .flatMap((link) => {
          const href = link.getAttribute('href') ?? '';
          if (!href.startsWith('/') && !href.startsWith('#')) return [];
          const url = new URL(href, `https://site.example${path}`);
          const target = decodeURIComponent(url.pathname);
          if (target.startsWith('/static/') || /\.[a-z]+$/.test(target)) {
            return existsSync(join(publicFolder, target)) ? [] : [`${path}: no file ${href}`];
          }
          if (!paths.has(target)) return [`${path}: no page ${href}`];
          const anchor = decodeURIComponent(url.hash.slice(1));
          // A hash that begins with a slash is the state of a filter, not an anchor.
          if (anchor === '' || anchor.startsWith('/') || anchorsOf(target).has(anchor)) return [];
          return [`${path}: no anchor ${href}`];
        }),
    );
    expect([...new Set(problems)]).toEqual([]);
  });

  it('lets no address run script', () => {
    const unsafe = pages.filter(({ file }) =>
      /(?:href|src|action)="\s*(?:javascript|vbscript|data:text)/i.test(readHtml(file)),
    );
    expect(unsafe).toEqual([]);
  });
});
