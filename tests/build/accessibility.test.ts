import { groupBy } from '~/gatsby/content/groupBy';
import { parsePage } from '../accessibility/static-rules/page';
import { frameOf, inconsistencies } from '../accessibility/static-rules/siteConsistency';
import { staticFaults } from '../accessibility/static-rules/staticFaults';
import { errorPages, fileOfPath, readHtml, readPlan } from './support/builtSite';

const { pages } = readPlan();

// Each page is parsed once, for both tests.
const read = [...pages.map(({ path }) => fileOfPath(path)), ...errorPages].map((file) => {
  const page = parsePage(readHtml(file));
  return { file, faults: staticFaults(page), frame: frameOf(file, page) };
});

test('no page breaks a rule of accessibility that its HTML can show', () => {
  const faults = new Map<string, string[]>();
  for (const { file, faults: ofPage } of read) {
    for (const fault of ofPage) faults.set(fault, [...(faults.get(fault) ?? []), file]);
  }
  expect(read.length).toBeGreaterThan(pages.length);
  expect(
    [...faults].map(([fault, files]) => `${fault} – ${files[0]} (${files.length})`).slice(0, 60),
  ).toEqual([]);
});

test('the pages of a site have the same links in the same order, and titles of their own', () => {
  const frames = new Map(read.map(({ file, frame }) => [file, frame]));
  const framed = pages.filter(({ site, path }) => {
    const parts = frames.get(fileOfPath(path))?.parts;
    return site !== undefined && parts !== undefined && parts.header.length > 0;
  });
  const bySite = groupBy(framed, ({ site }) => site?.id ?? '');
  expect(bySite.size).toBeGreaterThan(10);
  for (const ofSite of bySite.values()) {
    const found = inconsistencies(ofSite.flatMap(({ path }) => frames.get(fileOfPath(path)) ?? []));
    expect(found.slice(0, 20)).toEqual([]);
  }
});

test('every site has an accessibility statement that its footer links to, with a way to report a barrier', () => {
  const { sites } = readPlan();
  expect(sites.length).toBeGreaterThan(10);
  for (const site of sites) {
    const statement = pages.find(
      (page) => page.site?.id === site.id && page.slug === 'accessibility',
    );
    expect([site.id, statement?.template]).toEqual([site.id, 'simple-page']);
    const path = statement?.path ?? '';
    const html = readHtml(fileOfPath(path));
    const { main, footer } = {
      main: parsePage(html).querySelector('main'),
      footer: parsePage(html).querySelector('footer'),
    };
    expect(footer?.querySelector(`nav a[href="${path}"]`)).not.toBeNull();
    expect(main?.querySelector('a[href$="/contact-us"]')).not.toBeNull();
    expect(main?.querySelector('a[href="mailto:accessibility@talvane.example"]')).not.toBeNull();
    expect(main?.text).toMatch(/WCAG 2\.2/);
  }
});
