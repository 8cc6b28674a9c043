import { graphql } from 'gatsby';
import { FilterBar } from '../../components/FilterBar';
import { FilterSelect, FilterSelects } from '../../components/FilterSelect';
import type { Filter } from './filterInsights';

type Option = { name: string; value: string; count: number; link?: string | null };

export type InsightOptions = Readonly<
  Record<'topics' | 'types' | 'industries' | 'authors', readonly Option[]>
>;

type InsightFiltersProps = {
  options: InsightOptions;
  chosen: Filter;
  onChoose: (change: Filter) => void;
  labels: Queries.InsightFiltersLabelsFragment;
};

/** The filters of insights by topic, type, industry and author; without those of a single option. */
export const InsightFilters = ({ options, chosen, onChoose, labels }: InsightFiltersProps) => {
  const { topic, type } = chosen;
  const lists = (
    [
      { name: 'industry', label: labels.filterByIndustry, options: options.industries },
      { name: 'author', label: labels.filterByAuthor, options: options.authors },
    ] as const
  ).filter(({ options }) => options.length > 1);
  return (
    <>
      {options.topics.length > 1 && (
        <FilterBar
          label={labels.filterByTopic}
          allLabel={labels.all}
          options={options.topics}
          selected={topic === undefined ? [] : [topic]}
          onPress={(value) => onChoose({ topic: value })}
        />
      )}
      {options.types.length > 1 && (
        <FilterBar
          label={labels.filterByType}
          allLabel={labels.all}
          options={options.types}
          selected={type === undefined ? [] : [type]}
          onPress={(value) => onChoose({ type: value })}
        />
      )}
      {lists.length > 0 && (
        <FilterSelects>
          {lists.map(({ name, label, options }) => (
            <FilterSelect
              key={name}
              label={label}
              allLabel={labels.all}
              options={options}
              selected={chosen[name]}
              onChoose={(value) => onChoose({ [name]: value })}
            />
          ))}
        </FilterSelects>
      )}
    </>
  );
};

export const fragment = graphql`
  fragment InsightFiltersLabels on Labels {
    all
    filterByType
    filterByTopic
    filterByIndustry
    filterByAuthor
  }
`;
