import { join } from 'node:path';
import { formatProblems } from '~/contentful/demo-space/build/contentProblems';
import { checkFacts } from '~/contentful/demo-space/facts/checkFacts';
import { readFacts } from '~/contentful/demo-space/facts/readFacts';
import { statements } from '~/contentful/demo-space/facts/statements';
import { readContent } from '~/contentful/demo-space/reader/readContent';
import type { Content } from '~/contentful/demo-space/reader/readContent';
import { readFiles } from './contentFolder';

const contentFolder = join(__dirname, '../../../../contentful/demo-space/content');

let content: Content;
beforeAll(async () => {
  content = await readContent(contentFolder);
}, 120_000);

test('offices, people, revenue and years agree wherever the copy states them', async () => {
  const { problems, checked } = await checkFacts(content);
  expect(formatProblems(problems)).toEqual([]);
  expect([...checked.keys()].sort()).toEqual(statements.map(({ says }) => says).sort());
});

test('the facts are those of the entries', async () => {
  const { offices, headcount, revenues, officesOf } = await readFacts(content);
  const locations = content.entries.filter(({ type }) => type.id === 'location');
  expect(offices).toBe(locations.length);
  expect(officesOf.get('us')).toBe(4);
  expect(headcount).toBeGreaterThan(10_000);
  expect(revenues).toHaveLength(5);
});

test('a title of investors that states another figure than its table is found', async () => {
  const entries = `
- id: data
  type: investorData
  currency: EUR
  financialYears:
    - { type: financialYear, year: 2024, consolidatedRevenue: 1197 }
    - { type: financialYear, year: 2025, consolidatedRevenue: 1284 }
  financialYearsFinding: { en: 'Revenue rose 7.4% to €1,284 million', fr: '1284 M€, en hausse de 7,3\u00a0%' }
  geographicAreas:
    - { type: breakdownItem, name: France, valueThisYear: 30.4, valueLastYear: 31.8 }
  geographicAreasFinding: { en: 'Outside France 69.6%, after 68.1%', fr: 'Hors de France, 69,6\u00a0% contre 68,2\u00a0%' }
  marketSegments:
    - { type: breakdownItem, name: Analytics, valueThisYear: 22.8, valueLastYear: 20.1 }
    - { type: breakdownItem, name: Products, valueThisYear: 17.3, valueLastYear: 18.6 }
  marketSegmentsFinding: { en: 'Up 2.6 points to 22.8% of revenue' }
  capitalStructure:
    - { type: shareholding, shareholder: Founding partners, percentageOfCapital: 38, percentageOfVotingRights: 49.9 }
    - { type: shareholding, shareholder: Employees, percentageOfCapital: 19, percentageOfVotingRights: 22.5 }
  capitalStructureFinding: { en: '56% of the capital, 72.4% of the votes' }
  countries: [country-us, country-fr]
`;
  const country = (name: string, locale: string) => `
locale: ${locale}
entries:
  - { id: language-${name}, type: language, name: One, localCode: ${locale} }
  - { id: country-${name}, type: country, technicalName: ${name}, languages: [language-${name}] }
`;
  const { problems } = await checkFacts(
    await readFiles({
      'shared/investor-data.yaml': entries,
      'regions/us/region.yaml': country('us', 'en'),
      'regions/fr/region.yaml': country('fr', 'fr'),
    }),
  );
  expect(problems.map(({ message }) => /“(.+)”/.exec(message)?.[1]).sort()).toEqual([
    '2.6 points',
    '56% of the capital',
    '68.1%',
    'rose 7.4%',
  ]);
});

test('no two offices have one address', () => {
  const addresses = content.entries.flatMap(({ type, fields }) =>
    type.id === 'location' ? [String(fields.get('address')?.values.get('en'))] : [],
  );
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('a wrong figure is found in each language', async () => {
  const page = (introduction: string) =>
    `---\ntemplate: about-us\ntitle: Talvane\nintroduction: "${introduction}"\n---\n`;
  const country = (name: string, locale: string) => `
locale: ${locale}
entries:
  - { id: language-${name}, type: language, name: One, localCode: ${locale} }
  - { id: country-${name}, type: country, technicalName: ${name}, languages: [language-${name}] }
  - { id: location-${name}, type: location, name: ${name}, address: "${name}" }
`;
  const { problems } = await checkFacts(
    await readFiles({
      'shared/investors.yaml':
        '- { id: year, type: financialYear, year: 2025, consolidatedRevenue: 1284, headcount: 11400 }',
      'regions/us/region.yaml': country('us', 'en'),
      'regions/fr/region.yaml': country('fr', 'fr'),
      'regions/pt/region.yaml': country('pt', 'pt'),
      'regions/sp/region.yaml': country('sp', 'es'),
      'regions/us/pages/about-us.md': page('A group founded in 1997, 58 offices, 11,500 people.'),
      'regions/fr/pages/about-us.md': page('Un groupe de 4 bureaux, 54 ailleurs : 1 300 millions.'),
      'regions/pt/pages/about-us.md': page('São 4 escritórios.'),
      'regions/sp/pages/about-us.md': page('Son 45 oficinas y 11.400 personas.'),
    }),
  );
  expect(problems.map(({ message }) => /“(.+)”/.exec(message)?.[1])).toEqual([
    '54 ailleurs',
    '1 300 millions',
    '45 oficinas',
    '58 offices',
    '11,500 people',
    'group founded in 1997',
  ]);
});
