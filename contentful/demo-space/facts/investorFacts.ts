import type { Draft } from '../reader/draft';
import type { Content } from '../reader/readContent';
import { valueOf } from './valueOf';

/** What titles of the investors page state, counted from the figures below them. */
export type InvestorFacts = {
  /** Per cent by which revenue rose in the last year. */
  growth: number;
  /** Per cent of revenue, this year and the last. */
  outsideFrance: readonly number[];
  /** In points: of the industry and of the market segment that gained most. */
  largestGains: readonly number[];
  /** Per cent of revenue of the market segment that gained most. */
  gainedMost: number;
  /** Per cent that founding partners and employees hold. */
  capitalInside: number;
  votesInside: number;
};

const inside = ['Founding partners', 'Employees'];

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Counts the figures of the investors page. */
export const readInvestorFacts = ({ entries }: Content): InvestorFacts => {
  const byId = new Map(entries.map((draft) => [draft.id, draft]));
  const data = entries.find(({ type }) => type.id === 'investorData');
  const linesOf = (list: string) =>
    ((data && valueOf(data, list)) as { sys: { id: string } }[] | undefined ?? []).flatMap(({ sys }) => {
      const line = byId.get(sys.id);
      return line ? [line] : [];
    });
  const figure = (line: Draft | undefined, name: string): number => Number(line && valueOf(line, name));
  const gain = (line: Draft): number => tenth(figure(line, 'valueThisYear') - figure(line, 'valueLastYear'));
  const most = (list: string) => [...linesOf(list)].sort((a, b) => gain(b) - gain(a))[0];
  const france = linesOf('geographicAreas').find((line) => valueOf(line, 'name') === 'France');
  const held = (field: string): number =>
    tenth(
      linesOf('capitalStructure')
        .filter((line) => inside.includes(String(valueOf(line, 'shareholder'))))
        .reduce((sum, line) => sum + figure(line, field), 0),
    );
  const [revenue = 0, before = 0] = linesOf('financialYears')
    .sort((a, b) => figure(b, 'year') - figure(a, 'year'))
    .map((year) => figure(year, 'consolidatedRevenue'));
  return {
    growth: tenth((revenue / before - 1) * 100),
    outsideFrance: ['valueThisYear', 'valueLastYear'].map((field) => tenth(100 - figure(france, field))),
    largestGains: ['industries', 'marketSegments'].flatMap((list) => most(list) ?? []).map(gain),
    gainedMost: figure(most('marketSegments'), 'valueThisYear'),
    capitalInside: held('percentageOfCapital'),
    votesInside: held('percentageOfVotingRights'),
  };
};
