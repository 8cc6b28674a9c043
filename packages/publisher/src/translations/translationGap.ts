/** `missing`: no text at all. `outdated`: older than its source. `fallback`: visitors read it in another language. */
export const gapStates = ['missing', 'outdated', 'fallback'] as const;
export type GapState = (typeof gapStates)[number];

/** A text of a site that is not in its language, or older than the text that it translates. */
export type TranslationGap = {
  /** The id of the site, such as `be/fr`. */
  site: string;
  /** The name of its language. */
  language: string;
  /** The locale of the space to write it in. */
  locale: string;
  entryId: string;
  entryName: string;
  fieldId: string;
  /** The name of the field. */
  field: string;
  state: GapState;
  /** The locale that is shown instead. */
  shown?: string;
  /** When the source was published as it is, and when this text was; ISO 8601. Unknown if before the first build. */
  sourceAt?: string;
  textAt?: string;
};

export type GapFilter = {
  site?: string;
  language?: string;
  state?: GapState;
  /** Part of the name of an entry. */
  text?: string;
};

/** The gaps that a filter lets pass. */
export const filterGaps = (
  gaps: readonly TranslationGap[],
  { site, language, state, text }: GapFilter,
): TranslationGap[] =>
  gaps.filter(
    (gap) =>
      (!site || gap.site === site) &&
      (!language || gap.language === language) &&
      (!state || gap.state === state) &&
      (!text || gap.entryName.toLowerCase().includes(text.toLowerCase())),
  );

/** The number of gaps of each site, by state, in the order of their first gap. */
export const countGaps = (
  gaps: readonly TranslationGap[],
): ReadonlyMap<string, Readonly<Record<GapState, number>>> => {
  const counts = new Map<string, Record<GapState, number>>();
  for (const { site, state } of gaps) {
    const count = counts.get(site) ?? { missing: 0, outdated: 0, fallback: 0 };
    count[state] += 1;
    counts.set(site, count);
  }
  return counts;
};
