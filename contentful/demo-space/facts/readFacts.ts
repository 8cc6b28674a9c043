import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Draft } from '../reader/draft';
import type { Content } from '../reader/readContent';
import { readInvestorFacts, type InvestorFacts } from './investorFacts';
import { valueOf } from './valueOf';

/** What the copy may state of the group. */
export type Facts = {
  founded: number;
  volunteerDays: readonly string[];
  offices: number;
  /** By the name of their region. */
  officesOf: ReadonlyMap<string, number>;
  /** Of the last financial year. */
  headcount: number;
  /** Of all financial years, in millions. */
  revenues: readonly number[];
  investors: InvestorFacts;
};

/** Counts what the content itself holds. */
export const readFacts = async (content: Content): Promise<Facts> => {
  const { entries } = content;
  const declared = parse(await readFile(join(__dirname, 'facts.yaml'), 'utf8')) as Pick<
    Facts,
    'founded' | 'volunteerDays'
  >;
  const offices = entries.filter(({ type }) => type.id === 'location');
  const officesOf = new Map<string, number>();
  for (const { region = '' } of offices) officesOf.set(region, (officesOf.get(region) ?? 0) + 1);
  const years = entries
    .filter(({ type }) => type.id === 'financialYear')
    .sort((a, b) => Number(valueOf(a, 'year')) - Number(valueOf(b, 'year')));
  return {
    ...declared,
    offices: offices.length,
    officesOf,
    headcount: Number(years.at(-1) && valueOf(years.at(-1) as Draft, 'headcount')),
    revenues: years.map((year) => Number(valueOf(year, 'consolidatedRevenue'))),
    investors: readInvestorFacts(content),
  };
};
