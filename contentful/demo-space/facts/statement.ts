import type { Facts } from './readFacts';

/** A kind of statement in copy: the first group of its pattern is the figure that must agree. */
export type Statement = {
  says: string;
  /** Where it is looked for; everywhere by default. */
  files?: RegExp;
  pattern: RegExp;
  isRight: (figure: string, facts: Facts, region: string | undefined) => boolean;
};

/** The pattern of a statement: every place, in any case of letters. */
export const pattern = (source: string): RegExp => new RegExp(source, 'giu');
