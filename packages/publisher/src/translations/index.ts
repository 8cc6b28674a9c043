/** The texts that lack a translation: what a build writes, and how the board filters it. */
export {
  countGaps,
  filterGaps,
  gapStates,
  type GapFilter,
  type GapState,
  type TranslationGap,
} from './translationGap';
