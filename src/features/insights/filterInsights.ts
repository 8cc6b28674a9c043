type Filtered = {
  readonly type: { readonly slug: string };
  readonly topics: readonly { readonly slug: string }[];
};

type Filter = { topic?: string; type?: string };

/** The insights of a topic and a type; each is optional. */
export const filterInsights = <Insight extends Filtered>(
  insights: readonly Insight[],
  { topic, type }: Filter,
): Insight[] =>
  insights.filter(
    (insight) =>
      (topic === undefined || insight.topics.some(({ slug }) => slug === topic)) &&
      (type === undefined || insight.type.slug === type),
  );

/** The lead story of insights sorted newest first: the newest one marked as lead, else the newest. */
export const leadOf = <Insight extends { readonly isLead: boolean }>(
  insights: readonly Insight[],
): Insight | undefined => insights.find(({ isLead }) => isLead) ?? insights[0];

type Named = { readonly name: string; readonly slug: string };

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
      link: path ?? undefined,
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
});
