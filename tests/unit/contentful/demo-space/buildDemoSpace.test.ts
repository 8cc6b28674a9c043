import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatProblems } from '~/contentful/demo-space/build/contentProblems';
import { buildDemoSpace, DemoContentError } from '~/contentful/demo-space/buildDemoSpace';
import type { ContentfulExport } from '~/contentful/model/export/exportFormat';
import { withFolder } from './contentFolder';

const content = (title = 'One') => ({
  'shared/languages.yaml':
    '- { id: language-en, type: language, name: English, localCode: en-US }\n',
  'shared/types.yaml': '- { id: article, type: insightType, name: Article, slug: article }\n',
  'shared/awards.yaml':
    '- { id: mark, type: brand, name: B, shortDescription: D, logo: { art: mark, seed: b }, countries: [country-us] }\n',
  'regions/us/region.yaml': `
- id: country-us
  type: country
  name: United States
  countryCode: US
  technicalName: us
  languages: [language-en]
  continent: americas
- { id: document-type, type: documentType, name: Reports }
- id: report
  type: document
  name: Report
  documentType: document-type
  file: { document: report, title: Report }
`,
  'regions/us/insights/one.md': `---
title: ${title}
insightType: article
publicationDate: 2026-03-12
image: { art: portrait, seed: one, alt: Rings }
---
Text.
`,
});

let outputFolder: string;
beforeEach(async () => {
  outputFolder = await mkdtemp(join(tmpdir(), 'demo-output-'));
});
afterEach(() => rm(outputFolder, { recursive: true, force: true }));

const build = (files: Record<string, string>) =>
  withFolder(files, (contentFolder) => buildDemoSpace({ contentFolder, outputFolder }));

const readExport = async () =>
  JSON.parse(await readFile(join(outputFolder, 'export.json'), 'utf8')) as ContentfulExport;

const listFiles = async () =>
  (await readdir(outputFolder, { recursive: true, withFileTypes: true }))
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(outputFolder.length + 1))
    .sort();

test('writes an export file with every asset where contentful-export downloads it to', async () => {
  const { counts, pictures, exportFile } = await build(content());
  expect(exportFile).toBe(join(outputFolder, 'export.json'));
  expect(counts).toEqual({ entries: 7, assets: 3, countries: 1 });
  expect(pictures).toEqual({ total: 3, made: 3 });
  const space = await readExport();
  for (const { fields } of space.assets) {
    const file = fields.file.en;
    expect(file?.url).toMatch(
      /^\/\/(?:images|assets)\.ctfassets\.net\/talvane\/[^/]+\/[0-9a-f]{22}\/[^/]+$/,
    );
    const { size } = await stat(join(outputFolder, file?.url ?? ''));
    expect(file?.details.size).toBe(size);
  }
  expect(await listFiles()).toHaveLength(4);
});

test('the same sources give the same bytes, and nothing is drawn twice', async () => {
  await build(content());
  const first = await readFile(join(outputFolder, 'export.json'), 'utf8');
  const again = await build(content());
  expect(await readFile(join(outputFolder, 'export.json'), 'utf8')).toBe(first);
  expect(again.pictures).toEqual({ total: 3, made: 0 });

  await rm(outputFolder, { recursive: true });
  await build(content());
  expect(await readFile(join(outputFolder, 'export.json'), 'utf8')).toBe(first);
});

test('only what was edited has another updatedAt', async () => {
  await build(content());
  const before = await readExport();
  await build(content('Another'));
  const after = await readExport();
  const changed = after.entries.filter(
    (entry, index) => entry.sys.updatedAt !== before.entries[index]?.sys.updatedAt,
  );
  expect(changed.map(({ sys }) => sys.id)).toEqual(['insight-us-one']);
  expect(changed[0]?.sys.createdAt).toBe('2026-03-12T00:00:00.000Z');
});

test('a picture that is no longer wanted goes, one that is there stays as it is', async () => {
  await build(content());
  const portrait = (await listFiles()).find((path) => path.includes('portrait-one')) ?? '';
  const files = content();
  await writeFile(join(outputFolder, portrait), 'kept');
  await build(files);
  expect(await readFile(join(outputFolder, portrait), 'utf8')).toBe('kept');
  const edited = files['regions/us/insights/one.md'].replace('seed: one', 'seed: two');
  await build({ ...files, 'regions/us/insights/one.md': edited });
  const left = (await listFiles()).join(' ');
  expect(left).toContain('portrait-two');
  expect(left).not.toContain('portrait-one');
});

test('content with errors is not built; all of them are named with their lines', async () => {
  const files = {
    ...content(),
    'shared/wrong.yaml':
      '- id: fault\n  type: award\n  name: A\n  issuer: B\n  year: 1800\n  countries: [country-uss]\n',
  };
  const error = await build(files).catch((reason: unknown) => reason);
  if (!(error instanceof DemoContentError)) throw new Error('the faulty content was built');
  expect(error.message).toBe('the demo content has 2 errors');
  expect(formatProblems(error.problems)).toEqual([
    'shared/wrong.yaml:5 fault: year is 1800 but must be at least 1950',
    'shared/wrong.yaml:6 fault: countries links to the entry country-uss, which does not exist: make it or remove the link (did you mean "country-us"?)',
  ]);
  expect(await listFiles()).toEqual([]);
});

test('an entry that many miss is named once', async () => {
  const files = {
    ...content(),
    'shared/wrong.yaml': ['a', 'b', 'c']
      .map(
        (id) =>
          `- { id: ${id}, type: brand, name: B, shortDescription: D, countries: [country-zz] }\n`,
      )
      .join(''),
  };
  const error = await build(files).catch((reason: unknown) => reason);
  if (!(error instanceof DemoContentError)) throw new Error('the faulty content was built');
  expect(formatProblems(error.problems)).toEqual([
    'shared/wrong.yaml:1 links to country-zz, which does not exist (3 places)',
  ]);
});
