import { join } from 'node:path';
import { readContent } from '~/contentful/demo-space/reader/readContent';
import type { Content } from '~/contentful/demo-space/reader/readContent';
import { makeDocument } from '~/contentful/demo-space/documents/makeDocument';

const contentFolder = join(__dirname, '../../../../contentful/demo-space/content');

let content: Content;
beforeAll(async () => {
  content = await readContent(contentFolder);
});

const reportOf = () => {
  const recipe = content.assets
    .map((asset) => asset.recipe)
    .find((one) => one.kind === 'document' && one.name === 'annual-report-2025');
  if (recipe?.kind !== 'document') throw new Error('There is no annual report of 2025.');
  return recipe;
};

/** The rows of all tables: first cell, and the figures after it. */
const reportRows = () =>
  new Map(
    (reportOf().chapters ?? []).flatMap(({ table }) =>
      (table?.rows ?? []).map(([name = '', ...cells]) => [
        name,
        cells.map((cell) => Number(cell.replaceAll(',', ''))),
      ]),
    ),
  );

/** The entries of a type, with their values in English. */
const entriesOf = (type: string) =>
  content.entries
    .filter((entry) => entry.type.id === type)
    .map(
      ({ fields }) =>
        (name: string): unknown =>
          fields.get(name)?.values.get('en'),
    );

test('the annual report has the figures of the pages for investors', () => {
  const rows = reportRows();
  for (const valueOf of entriesOf('breakdownItem')) {
    expect([valueOf('name'), rows.get(String(valueOf('name')))]).toEqual([
      valueOf('name'),
      [valueOf('valueThisYear'), valueOf('valueLastYear')],
    ]);
  }
  for (const valueOf of entriesOf('shareholding')) {
    expect(rows.get(String(valueOf('shareholder')))).toEqual([
      valueOf('percentageOfCapital'),
      valueOf('percentageOfVotingRights'),
    ]);
  }
  const years = entriesOf('financialYear');
  expect(years.length).toBeGreaterThan(0);
  expect(rows.get('Consolidated revenue')).toEqual(years.map((of) => of('consolidatedRevenue')));
  expect(rows.get('Operating result')).toEqual(years.map((of) => of('operatingResult')));
  expect(rows.get('People')).toEqual(years.map((of) => of('headcount')));
});

test('a chapter has a page of its own, with a table that screen readers know', async () => {
  const report = reportOf();
  const file = (await makeDocument(report)).toString('latin1');
  expect(file.match(/\/Type \/Page\n/g)).toHaveLength((report.chapters ?? []).length + 1);
  expect(file.match(/\/S \/Table\b/g)).toHaveLength(5);
  expect(file.match(/\/S \/TR\b/g)?.length).toBeGreaterThan(30);
});

test('a chapter that is longer than its page is an error that names it', async () => {
  const paragraphs = Array.from({ length: 60 }, () => 'One line.');
  const report = { ...reportOf(), chapters: [{ heading: 'Too long', paragraphs }] };
  await expect(makeDocument(report)).rejects.toThrow('"Too long" is longer than its page');
});
