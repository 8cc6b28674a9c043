import type { Labels } from '../../i18n/labels';

/** The labels of search. */
export type SearchLabels = Readonly<
  Pick<
    Labels,
    | 'search'
    | 'closeSearch'
    | 'clearSearch'
    | 'searching'
    | 'searchPlaceholder'
    | 'searchServices'
    | 'searchKeyPlays'
    | 'searchInsights'
    | 'searchPages'
    | 'searchPeople'
    | 'searchBestMatch'
    | 'searchSuggestions'
    | 'searchShortcut'
    | 'noResultsFound'
    | 'noResultsHint'
    | 'searchResultCount'
    | 'searchFailed'
  >
>;
