import type { HTMLElement } from 'node-html-parser';
import { sliceId } from '../../src/i18n/sliceId';
import { resolverHash } from '../../gatsby/derived-nodes/resolverHash';
import {
  builtFiles,
  errorPages,
  fileOfPath,
  isPageFile,
  pageDataFile,
  parseHtml,
  readHtml,
  readJson,
  readPlan,
} from './support/builtSite';

const routes = readPlan();
const siteUrl = process.env.SITE_URL ?? 'https://www.talvane.example';

const text = (root: HTMLElement, selector: string) => root.querySelector(selector)?.text.trim();
const attribute = (root: HTMLElement, selector: string, name: string) =>
  root.querySelector(selector)?.getAttribute(name);

/** What to call a page in a failure, and what is wrong with it. */
const problemsOf = (check: (root: HTMLElement, path: string, lang: string) => string | undefined) =>
  routes.pages.flatMap(({ path, site, locale }) => {
    const problem = check(parseHtml(fileOfPath(path)), path, site?.localCode ?? locale);
    return problem === undefined ? [] : [`${path}: ${problem}`];
  });

describe('the built site', () => {
  it('has a page for every route, and nothing else', () => {
    const expected = [...routes.pages.map(({ path }) => fileOfPath(path)), ...errorPages].sort();
    expect(builtFiles().filter(isPageFile).sort()).toEqual(expected);
    expect(routes.pages.length).toBeGreaterThan(100);
  });

  it('names on each page the build that the site and the data of pages name', () => {
    const { webpackCompilationHash: build } = readJson<{ webpackCompilationHash: string }>(
      'page-data/app-data.json',
    );
    const others = routes.pages
      .map(({ path }) => fileOfPath(path))
      .filter((file) => !readHtml(file).includes(`webpackCompilationHash="${build}"`));
    expect(others).toEqual([]);
  });

  it('asks the queries of every page, header and footer again once what answers them has changed', () => {
    type Context = { resolverHash?: string };
    type Data = { result: { pageContext?: Context; sliceContext?: Context } };
    const files = [
      ...routes.pages.map(({ path }) => pageDataFile(path)),
      ...routes.sites.flatMap((site) =>
        (['header', 'footer'] as const).map((name) => `slice-data/${sliceId(name, site)}.json`),
      ),
    ];
    const others = files.filter((file) => {
      const { pageContext, sliceContext } = readJson<Data>(file).result;
      return (pageContext ?? sliceContext)?.resolverHash !== resolverHash();
    });
    expect(others).toEqual([]);
  });

  it('gives each page its own language, title and canonical address', () => {
    const problems = problemsOf((root, path, localCode) => {
      const lang = attribute(root, 'html', 'lang');
      if (path !== '/' && lang !== localCode) return `lang is ${lang}, not ${localCode}`;
      const canonical = attribute(root, 'link[rel="canonical"]', 'href');
      const expected = `${siteUrl}${path}`;
      if (canonical !== expected) return `canonical is ${canonical}`;
      if (root.querySelectorAll('title').length !== 1) return 'not one title';
      return text(root, 'title') ? undefined : 'empty title';
    });
    expect(problems).toEqual([]);
  });

  it('gives each page the title of its own entry, not a neighbour’s', () => {
    const problems = problemsOf((root) => {
      const title = text(root, 'title')?.replace(/ – Talvane(?: .+)?$/, '');
      const ogTitle = attribute(root, 'meta[property="og:title"]', 'content');
      const heading = text(root, 'h1');
      if (root.querySelectorAll('h1').length !== 1) return 'not one h1';
      if (!heading) return 'empty h1';
      return title === ogTitle || ogTitle === heading ? undefined : `title is ${title}`;
    });
    expect(problems).toEqual([]);
  });

  it('names only alternates that exist, the page itself among them', () => {
    const paths = new Set(routes.pages.map(({ path }) => `${siteUrl}${path}`));
    const problems = problemsOf((root, path) => {
      const alternates = root
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => link.getAttribute('href') ?? '');
      const gone = alternates.find((href) => !paths.has(href));
      return gone === undefined ? undefined : `alternate ${gone} of ${path} does not exist`;
    });
    expect(problems).toEqual([]);
  });
});
