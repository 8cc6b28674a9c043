import { headingId } from '../../i18n/headingId';

type Tagged = { readonly industries: readonly { readonly name: string }[] };

/** Whether a key play has an industry, given by its value in the query string. */
export const hasIndustry = ({ industries }: Tagged, value: string): boolean =>
  industries.some(({ name }) => headingId(name) === value);

/** The industries of key plays, the most frequent first, with their query string values and numbers of key plays. */
export const industryOptions = (keyPlays: readonly Tagged[]) =>
  [...new Set(keyPlays.flatMap(({ industries }) => industries.map(({ name }) => name)))]
    .map((name) => {
      const value = headingId(name);
      const count = keyPlays.filter((keyPlay) => hasIndustry(keyPlay, value)).length;
      return { name, value, count };
    })
    .sort((a, b) => b.count - a.count);
