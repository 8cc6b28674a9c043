import type { BrokenLink } from './findBrokenLinks';
import type { CheckProblem } from './types';

/** Which entry a page is made of. */
export type EntryOfPage = (path: string) => { id: string; name: string } | undefined;

const faults: Readonly<Record<BrokenLink['fault'], string>> = {
  page: 'there is no such page',
  file: 'there is no such file',
  anchor: 'that page has no such place',
};

/** Reports each broken link with the entry to correct. */
export const linkProblems = (
  broken: readonly BrokenLink[],
  entryOfPage: EntryOfPage,
): CheckProblem[] =>
  broken.map(({ href, fault, isOfFrame, pages }) => {
    const [first = ''] = pages;
    const entry = isOfFrame ? undefined : entryOfPage(first);
    const more = pages.length > 1 ? ` and ${pages.length - 1} more` : '';
    const where = isOfFrame
      ? `The header or footer of ${first}${more}`
      : entry
        ? `"${entry.name}" (${first}${more})`
        : `${first}${more}`;
    const fix = isOfFrame ? 'correct the menu item' : 'correct the link, or publish its target';
    return {
      check: 'links',
      message: `${where} links to ${href}, but ${faults[fault]}: ${fix}.`,
      pageCount: pages.length,
      ...(entry && { entryId: entry.id, entryName: entry.name }),
    };
  });
