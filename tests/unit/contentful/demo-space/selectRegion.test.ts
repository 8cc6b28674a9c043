import { join } from 'node:path';
import { checkDemoContent } from '~/contentful/demo-space/buildDemoSpace';
import { planFile } from '~/contentful/demo-space/build/assetPlan';
import { selectRegion } from '~/contentful/demo-space/build/selectRegion';
import { toExport } from '~/contentful/demo-space/build/toExport';
import type { Content } from '~/contentful/demo-space/reader/readContent';
import { checkExport } from '~/contentful/model/checkExport';

let all: Content;
beforeAll(async () => {
  ({ content: all } = await checkDemoContent(
    join(__dirname, '../../../../contentful/demo-space/content'),
  ));
}, 300_000);

const exportOf = ({ entries, assets }: Content) =>
  toExport(
    entries,
    assets.map((draft) => ({ draft, file: planFile(draft), size: 0 })),
  );

const countriesOf = ({ entries }: Content): string[] =>
  entries.filter(({ type }) => type.id === 'country').map(({ id }) => id);

const regionIdsOf = ({ entries }: Content): string[] =>
  entries.filter((entry) => entry.region === 'us').map(({ id }) => id);

test('keeps one country with all of its entries, and links to nothing that is missing', () => {
  const selected = selectRegion(all, 'us');
  expect(countriesOf(selected)).toEqual(['country-us']);
  expect(regionIdsOf(selected)).toEqual(regionIdsOf(all));
  expect(selected.entries.length).toBeLessThan(all.entries.length / 2);
  expect(selected.assets.length).toBeLessThan(all.assets.length / 2);
  const text = JSON.stringify(exportOf(selected));
  expect(text).not.toContain('country-fr');
  expect(checkExport(JSON.parse(text)).errors).toEqual([]);
});

test('leaves the content that it selects from as it was', () => {
  const before = JSON.stringify(exportOf(all));
  selectRegion(all, 'fr');
  expect(JSON.stringify(exportOf(all))).toBe(before);
});

test('names the regions that there are', () => {
  expect(() => selectRegion(all, 'atlantis')).toThrow(
    'The demo content has no region "atlantis". Choose one of: be, br, ca, cn, fr,',
  );
});
