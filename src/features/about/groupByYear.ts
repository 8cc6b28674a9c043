/** Groups items by year, latest first; keeps their order within a year. */
export const groupByYear = <Item extends { readonly year: number }>(
  items: readonly Item[],
): { year: number; items: Item[] }[] => {
  const years = new Map<number, Item[]>();
  for (const item of items) years.set(item.year, [...(years.get(item.year) ?? []), item]);
  return [...years].sort(([a], [b]) => b - a).map(([year, grouped]) => ({ year, items: grouped }));
};
