import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenLinks, readSiteMetadata } from 'static-site-publisher/checks';
import { fileOfPath, parseHtml, publicFolder, readHtml, readPlan } from './support/builtSite';

const routes = readPlan();
const pages = routes.pages.map(({ path }) => ({ path, file: fileOfPath(path) }));

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
              .split(', ')
              .map((source) => source.trim().split(' ')[0] ?? '')
              .filter((source) => source !== '' && !source.startsWith('data:'));
          const missing = sources.find((source) => !existsSync(join(publicFolder, source)));
          if (missing) return [`${path}: ${missing} does not exist`];
          return image.hasAttribute('alt') ? [] : [`${path}: ${sources[0]} has no alt`];
        }),
    );
    expect(problems).toEqual([]);
  });

  it('leads only to pages, files and anchors that exist', async () => {
    const { metadata } = await readSiteMetadata(
      publicFolder,
      pages.map(({ path }) => path),
    );
    const broken = findBrokenLinks({
      metadata,
      hasFile: (path) => existsSync(join(publicFolder, path)),
    });
    expect(broken).toEqual([]);
    expect([...metadata.values()].flatMap(({ links }) => links).length).toBeGreaterThan(1000);
  });

  it('lets no address run script', () => {
    const unsafe = pages.filter(({ file }) =>
      /(?:href|src|action)="\s*(?:javascript|vbscript|data:text)/i.test(readHtml(file)),
    );
    expect(unsafe).toEqual([]);
  });
});
