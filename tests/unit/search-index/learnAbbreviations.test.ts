import { learnAbbreviations } from '~/search-index/build/learnAbbreviations';
import { service } from './support/services';

const learn = (...texts: string[]) =>
  learnAbbreviations(texts.map((text) => service('slug', 'Title', '', text))).map(
    ({ words }) => words,
  );

test.each([
  [
    'We run customer relationship management (CRM) for shops.',
    'CRM',
    'customer relationship management',
  ],
  ['Our CRM (customer relationship management) is new.', 'CRM', 'customer relationship management'],
  ['Research and development (R&D) costs more.', 'R&D', 'Research and development'],
  [
    'Le règlement général sur la protection des données (RGPD) s’applique.',
    'RGPD',
    'règlement général sur la protection des données',
  ],
  ['Uma empresa de inteligência artificial (IA) e dados.', 'IA', 'inteligência artificial'],
  ['De l’École des métiers (ÉM) à ici.', 'ÉM', 'École des métiers'],
  ['Software as a service (SaaS) is rented.', 'SaaS', 'Software as a service'],
  ['人工知能 Artificial Intelligence（AI）を使う。', 'AI', 'Artificial Intelligence'],
  ['A long-term support (LTS) version.', 'LTS', 'long-term support'],
])('%s', (text, short, long) => {
  expect(learn(text)).toEqual([[short, long.toLowerCase()]]);
});

test.each([
  'The office in Lyon (see the map) is closed.',
  'Revenue grew in Europe (EUR 12 million).',
  'It runs on SQL (a language for queries).',
  'Ask the council (IT).',
  'The United Kingdom (London) is an island.',
  'Data is stored twice (ONLY once before).',
  'Analytics (AI) is a page.',
  'Brackets () and (A) and ((B)) are no words.',
  'An end of the sentence. (CRM)',
])('nothing is learnt from: %s', (text) => {
  expect(learn(text)).toEqual([]);
});

test('what several texts say is learnt once, and the order of texts changes nothing', () => {
  const texts = [
    'Key performance indicators (KPI) of last year.',
    'We count Key Performance Indicators (KPI), not hours.',
    'Artificial intelligence (AI) is a topic.',
  ];
  const learnt = [
    ['AI', 'artificial intelligence'],
    ['KPI', 'key performance indicators'],
  ];
  expect(learn(...texts)).toEqual(learnt);
  expect(learn(...texts.reverse())).toEqual(learnt);
});

test('two meanings of an abbreviation are both learnt', () => {
  expect(
    learn('The chief data officer (CDO) asks.', 'The chief digital officer (CDO) answers.'),
  ).toEqual([
    ['CDO', 'chief data officer'],
    ['CDO', 'chief digital officer'],
  ]);
});

test('a title and a description are read too', () => {
  const documents = [
    service('a', 'Master data management (MDM)', 'Environmental and social goals (ESG)', ''),
  ];
  expect(learnAbbreviations(documents)).toEqual([
    { words: ['ESG', 'environmental and social goals'], entries: [] },
    { words: ['MDM', 'master data management'], entries: [] },
  ]);
});
