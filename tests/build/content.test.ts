import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homePath } from '~/src/i18n/paths';
import { findBrokenLinks, readSiteMetadata } from 'static-site-publisher/checks';
import { fileOfPath, parseHtml, publicFolder, readHtml, readPlan } from './support/builtSite';

/** Data of a slice, as far as these tests read it. */
type SliceFile = {
  result: {
    data?: {
      countrySite?: {
        country: string;
        language: string;
        urlPrefix: string;
        entry: {
          footer?: { locations?: { name: string; countries: { technicalName: string }[] }[] };
        };
      };
    };
  };
};

const routes = readPlan();
const pages = routes.pages.map(({ path }) => ({ path, file: fileOfPath(path) }));

describe('content of the built pages', () => {
  it('calls a page by one name in all lists of sister pages of a site', () => {
    const names = new Map<string, Set<string>>();
    for (const { file } of pages.filter(({ path }) => path.startsWith('/us/en/about-us/'))) {
      for (const link of parseHtml(file).querySelectorAll('nav[aria-label="More about us"] a')) {
        const href = link.getAttribute('href') ?? '';
        names.set(href, (names.get(href) ?? new Set()).add(link.textContent));
      }
    }
    expect(names.size).toBeGreaterThan(5);
    expect([...names].filter(([, { size }]) => size > 1)).toEqual([]);
  });

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

  it('a home page has no teaser of an entry twice', () => {
    const homes = routes.sites.map((site) => homePath(site));
    const twice = homes.flatMap((path) => {
      const links = parseHtml(fileOfPath(path))
        .querySelectorAll('main li h3 > a')
        .map((link) => link.getAttribute('href'));
      return links
        .filter((link, index) => links.indexOf(link) !== index)
        .map((link) => `${path}: ${link}`);
    });
    expect(twice).toEqual([]);
  });

  it('breadcrumbs end at the page itself, which is no link', () => {
    const problems: string[] = [];
    let count = 0;
    for (const { path, file } of pages) {
      const current = parseHtml(file).querySelector(
        'main nav li:last-child > [aria-current="page"]',
      );
      if (!current) continue;
      count += 1;
      const trail = current.closest('ol');
      if (!trail) continue;
      if (current.rawTagName !== 'span' || current.text.trim() === '') problems.push(path);
      const links = trail.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
      if (links.length === 0 || links.includes(path)) problems.push(`${path}: ${links.join(' ')}`);
    }
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(pages.length / 2);
  });

  it("the footer begins with an office of the site's own country", () => {
    const sliceFolder = join(publicFolder, 'slice-data');
    const sites = readdirSync(sliceFolder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(sliceFolder, file), 'utf8')) as SliceFile)
      .flatMap(({ result }) => result.data?.countrySite ?? [])
      .filter(({ entry }) => entry.footer?.locations);
    const wrong = sites.flatMap((site) => {
      const { country, entry } = site;
      const home = homePath(site);
      const first = parseHtml(fileOfPath(home)).querySelector('footer option')?.text;
      const own = entry.footer?.locations?.filter(({ countries }) =>
        countries.some(({ technicalName }) => technicalName === country),
      );
      return own?.some(({ name }) => name === first) ? [] : [`${home}: ${first}`];
    });
    expect(sites).toHaveLength(routes.sites.length);
    expect(wrong).toEqual([]);
  });

  it('the HTML of a page has one office to choose, so that another office changes no page', () => {
    const counts = pages.map(
      ({ file }) => readHtml(file).split('<option value="location-').length - 1,
    );
    expect(new Set(counts)).toEqual(new Set([0, 1]));
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(pages.length / 2);
  });

  it('the footer links to the feed of its own site', () => {
    const wrong = pages.flatMap(({ path, file }) => {
      const feed = /<link[^>]+application\/atom\+xml[^>]*>/.exec(readHtml(file))?.[0];
      const named =
        feed && new URL(/href="([^"]+)"/.exec(feed)?.[1] ?? '', 'https://x.example').pathname;
      const links = parseHtml(file)
        .querySelectorAll('footer a')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.endsWith('.atom'));
      // Pages above the sites have the footer of one, and no feed of their own.
      const isRight = links.every((href) => href === named || named === undefined);
      return isRight ? [] : [`${path}: ${links.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('lets no address run script', () => {
    const unsafe = pages.filter(({ file }) =>
      /(?:href|src|action)="\s*(?:javascript|vbscript|data:text)/i.test(readHtml(file)),
    );
    expect(unsafe).toEqual([]);
  });
});
