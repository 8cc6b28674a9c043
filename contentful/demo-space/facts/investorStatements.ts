import { pattern, type Statement } from './statement';

/** Titles of the figures of investors. */
const files = /\/investor-data\./;

const figure = String.raw`(?<![\d.,])(\d+(?:[.,]\d)?)[\u00a0\u202f ]?`;
const outsideFrance = '(?:Outside France|Hors de France|Fora da França|Fuera de Francia).{0,90}';

const valueOf = (text: string): number => Number(text.replace(',', '.'));

export const investorStatements: readonly Statement[] = [
  {
    says: 'growth of revenue',
    files,
    pattern: pattern(`(?:rose|en hausse de|cresceu|crecieron un) ${figure}%`),
    isRight: (text, { investors }) => valueOf(text) === investors.growth,
  },
  {
    says: 'revenue outside France',
    files,
    pattern: pattern(`(?<=${outsideFrance})${figure}%`),
    isRight: (text, { investors }) => investors.outsideFrance.includes(valueOf(text)),
  },
  {
    says: 'largest gain in points',
    files,
    pattern: pattern(`${figure}(?:points?|pontos?|puntos?)(?!\\p{L})`),
    isRight: (text, { investors }) => investors.largestGains.includes(valueOf(text)),
  },
  {
    says: 'share of the market segment that gained most',
    files,
    pattern: pattern(
      `(?<!${outsideFrance})${figure}% (?:of revenue|du chiffre d’affaires|da receita|de los ingresos)`,
    ),
    isRight: (text, { investors }) => valueOf(text) === investors.gainedMost,
  },
  {
    says: 'capital of founding partners and employees',
    files,
    pattern: pattern(`${figure}% (?:of the|du|do|del) capital`),
    isRight: (text, { investors }) => valueOf(text) === investors.capitalInside,
  },
  {
    says: 'votes of founding partners and employees',
    files,
    pattern: pattern(`${figure}% (?:of the votes|des voix|dos votos|de los votos)`),
    isRight: (text, { investors }) => valueOf(text) === investors.votesInside,
  },
];
