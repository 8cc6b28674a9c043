import { withoutListed } from '~/src/features/home/withoutListed';
import type { SectionData } from '~/src/sections/sectionRegistry';

const entry = (name: string) => ({ path: `/us/en/insights/${name}` });
const sections = [
  { __typename: 'ContentfulQuote' },
  { __typename: 'ContentfulTeaserList', pages: [entry('b'), { path: null }] },
] as unknown as SectionData[];

const names = (paths: readonly { path: string | null }[]) =>
  paths.map(({ path }) => path?.split('/').at(-1));

describe('the latest entries of a home page', () => {
  it('leave out what a teaser list of the page has, and are three', () => {
    const entries = ['a', 'b', 'c', 'd', 'e'].map(entry);
    expect(names(withoutListed(entries, sections))).toEqual(['a', 'c', 'd']);
    expect(names(withoutListed(entries, []))).toEqual(['a', 'b', 'c']);
  });

  it('leave out what a story leads to', () => {
    const story = {
      __typename: 'ContentfulKeyFigures',
      button: { href: '/us/en/insights/a' },
    } as unknown as SectionData;
    expect(names(withoutListed(['a', 'b'].map(entry), [story]))).toEqual(['b']);
  });

  it('keep those without a page of their own', () => {
    expect(withoutListed([{ path: null }, entry('b')], sections)).toEqual([{ path: null }]);
  });
});
