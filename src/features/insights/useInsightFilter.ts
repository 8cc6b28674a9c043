import { useQueryFilter } from '../../components/useQueryFilter';
import { filterNames, type Filter } from './filterInsights';
import type { InsightOptions } from './InsightFilters';

const nothingChosen: Filter = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/**
 * The filter of insights in the query string, and functions that change and clear it. A value that is none of the options is ignored.
 *
 * @param onChange called after each change.
 */
export const useInsightFilter = (options: InsightOptions, onChange: () => void) => {
  const [params, write] = useQueryFilter();
  const valueOf = (name: keyof Filter, itsOptions: InsightOptions[keyof InsightOptions]) =>
    itsOptions.find(({ value }) => value === params.get(name))?.value;
  const chosen: Filter = {
    topic: valueOf('topic', options.topics),
    type: valueOf('type', options.types),
    industry: valueOf('industry', options.industries),
    author: valueOf('author', options.authors),
  };
  // The change alone: what is chosen is rendered later than it is in the address.
  const choose = (change: Filter) => {
    write(change);
    onChange();
  };
  return { chosen, choose, clear: () => choose(nothingChosen) };
};
