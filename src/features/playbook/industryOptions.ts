import { headingId } from '../../sections/rich-text/headingId';

type Tagged = { readonly industries: readonly { readonly name: string }[] };

/** Whether a key play was for an industry, by its value in the address. */
export const hasIndustry = ({ industries }: Tagged, value: string): boolean =>
  industries.some(({ name }) => headingId(name) === value);

/** The industries of key plays, those with most first, each with its value in the address and its number of key plays. */
export const industryOptions = (keyPlays: readonly Tagged[]) =>
  [...new Set(keyPlays.flatMap(({ industries }) => industries.map(({ name }) => name)))]
    .map((name) => {
      const value = headingId(name);
      const count = keyPlays.filter((keyPlay) => hasIndustry(keyPlay, value)).length;
      return { name, value, count };
    })
    .sort((a, b) => b.count - a.count);
