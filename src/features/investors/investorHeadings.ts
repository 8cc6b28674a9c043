import { headingId } from '../../i18n/headingId';

type Section = {
  readonly title: string;
  /** Of a list; what is no list always has something to show. */
  readonly items?: readonly unknown[];
};

/** The titles of the sections that have something to show, with the ids of their headings. */
export const investorHeadings = (sections: readonly Section[]) =>
  sections
    .filter(({ items }) => items?.length !== 0)
    .map(({ title }) => ({ id: headingId(title), title }));
