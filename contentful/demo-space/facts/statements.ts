import { investorStatements } from './investorStatements';
import { pattern, type Statement } from './statement';

const figure = String.raw`(?<![\d.,])(\d{1,3}(?:[.,\u00a0\u202f ]\d{3})*)`;
const gap = String.raw`[\u00a0\u202f ]`;
const office = '(?:offices?|bureaux|escritórios|oficinas)';

const numberOf = (text: string): number => Number(text.replace(/[^\d]/g, ''));

const small = [
  [],
  [],
  ['two', 'deux', 'dois', 'dos'],
  ['three', 'trois', 'três', 'tres'],
  ['four', 'quatre', 'quatro', 'cuatro'],
  ['five', 'cinq', 'cinco'],
  ['six', 'seis'],
] as const;
const smallWords = small.flat().join('|');

export const statements: readonly Statement[] = [
  ...investorStatements,
  {
    says: 'offices',
    pattern: pattern(`${figure}${gap}${office}(?!\\p{L})`),
    isRight: (text, { offices, officesOf }, region) => {
      const own = officesOf.get(region ?? '') ?? 0;
      return [offices, offices - own, own].includes(numberOf(text));
    },
  },
  {
    says: 'offices elsewhere',
    pattern: pattern(`${figure}${gap}(?:elsewhere|ailleurs|no resto do mundo|en el resto del mundo)`),
    isRight: (text, { offices, officesOf }, region) =>
      numberOf(text) === offices - (officesOf.get(region ?? '') ?? 0),
  },
  {
    says: 'offices of the region',
    files: /about-us--locations|contact-us/,
    pattern: pattern(`(?<!\\p{L})(?!dos escritórios)(${smallWords})${gap}${office}(?!\\p{L})`),
    isRight: (text, { officesOf }, region) =>
      (small[officesOf.get(region ?? '') ?? 0] ?? []).some((word) => word === text.toLowerCase()),
  },
  {
    says: 'people of the group',
    pattern: pattern(`(1\\d[.,\\u00a0\\u202f ]\\d{3})${gap}(?:people|personnes|pessoas|personas)`),
    isRight: (text, { headcount }) => numberOf(text) === headcount,
  },
  {
    says: 'thousands of people of the group',
    pattern: pattern(`(eleven thousand|onze mille|onze mil|once mil)${gap}(?:people|personnes|pessoas|personas)`),
    isRight: (_text, { headcount }) => Math.floor(headcount / 1000) === 11,
  },
  {
    says: 'revenue',
    pattern: pattern(`(?<![\\d.,])(1[.,\\u00a0\\u202f ]?\\d{3})(?:${gap}?(?:millions?|milhões|millones)|${gap}?(?:m|M€)(?!\\p{L}))`),
    isRight: (text, { revenues }) => revenues.includes(numberOf(text)),
  },
  {
    says: 'the year of the foundation',
    pattern: pattern(
      `(?:group|groupe|grupo|Talvane)[^.]{0,40}(?:founded|fondée?|fundad[oa])[^.\\d]{0,25}(\\d{4})`,
    ),
    isRight: (text, { founded }) => numberOf(text) === founded,
  },
  {
    says: 'days for a charity',
    pattern: pattern(
      `(?<!\\p{L})(\\p{L}+|\\d+)${gap}(?:paid${gap}days|working days a year to a charity|days a year each to charities|jours de travail par an à une association|dias de trabalho por ano a uma associação|días de trabajo al año a una asociación)`,
    ),
    isRight: (text, { volunteerDays }) => volunteerDays.includes(text.toLowerCase()),
  },
];
