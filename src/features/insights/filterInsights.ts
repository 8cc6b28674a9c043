import { headingId } from '../../i18n/headingId';

type Filtered = {
  readonly type: { readonly slug: string };
  readonly topics: readonly { readonly slug: string }[];
  readonly industries: readonly { readonly name: string }[];
  readonly authors: readonly { readonly name: string; readonly slug: string }[];
};

/** The filters, named as in the query string. */
export const filterNames = ['topic', 'type', 'industry', 'author'] as const;
export type Filter = { [Name in (typeof filterNames)[number]]?: string };

/** The insights of a topic, a type, an industry and an author; each is optional. */
export const filterInsights = <Insight extends Filtered>(
  insights: readonly Insight[],
  { topic, type, industry, author }: Filter,
): Insight[] =>
  insights.filter(
    (insight) =>
      (topic === undefined || insight.topics.some(({ slug }) => slug === topic)) &&
      (type === undefined || insight.type.slug === type) &&
      (industry === undefined ||
        insight.industries.some(({ name }) => headingId(name) === industry)) &&
      (author === undefined || insight.authors.some(({ slug }) => slug === author)),
  );

/** The lead story of insights sorted newest first: the newest one marked as lead, else the newest. */
export const leadOf = <Insight extends { readonly isLead: boolean }>(
  insights: readonly Insight[],
): Insight | undefined => insights.find(({ isLead }) => isLead) ?? insights[0];

type Named = { readonly name: string; readonly slug: string };

/** Values of the query string with their names, each once, by name. */
const eachOnce = (values: readonly (readonly [value: string, name: string])[]) =>
  [...new Map(values)]
    .map(([value, name]) => ({ value, name }))
    .sort((a, b) => a.name.localeCompare(b.name));

/** The filter options with the number of matching insights; options without any are omitted. Topics link to their page. */
export const filterOptions = (
  insights: readonly Filtered[],
  topics: readonly (Named & { readonly path: string | null })[],
  types: readonly Named[],
) => ({
  topics: topics
    .map(({ name, slug, path }) => ({
      name,
      value: slug,
      link: path,
      count: filterInsights(insights, { topic: slug }).length,
    }))
    .filter(({ count }) => count > 0),
  types: types
    .map(({ name, slug }) => ({
      name,
      value: slug,
      count: filterInsights(insights, { type: slug }).length,
    }))
    .filter(({ count }) => count > 0),
  industries: eachOnce(
    insights.flatMap(({ industries }) =>
      industries.map(({ name }): [string, string] => [headingId(name), name]),
    ),
  ).map((option) => ({
    ...option,
    count: filterInsights(insights, { industry: option.value }).length,
  })),
  authors: eachOnce(
    insights.flatMap(({ authors }) =>
      authors.map(({ slug, name }): [string, string] => [slug, name]),
    ),
  ).map((option) => ({
    ...option,
    count: filterInsights(insights, { author: option.value }).length,
  })),
});
