/**
 * Every word of the interface that is not content, in English. The keys are the type of all labels; a space
 * overrides and translates them with its `label` entries. Words in braces are filled in by `fill`.
 */
export const defaultLabels = {
  // Getting around
  skipToContent: 'Skip to content',
  navigatedTo: 'Navigated to {title}',
  home: 'Home',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  showSubmenu: 'Show more of {title}',
  backToTop: 'Back to top',
  breadcrumb: 'You are here',
  opensInNewWindow: 'opens in a new window',
  chooseRegion: 'Choose region and language',
  currentRegion: 'Region and language: {country}, {language}',
  samePageThere: 'This page in {country}, {language}',
  homeThere: 'Home page of {country}, {language}: this page does not exist there',
  loading: 'Loading',
  // Index
  indexTitle: 'Choose your region',
  indexIntroduction: 'Talk to the team nearest to you, in your language.',
  indexSuggestion: 'Suggested for you',
  continentWorldwide: 'Worldwide',
  continentAmericas: 'Americas',
  continentEurope: 'Europe',
  continentAfricaAndMiddleEast: 'Africa and Middle East',
  continentAsiaPacific: 'Asia Pacific',
  // Search
  search: 'Search',
  closeSearch: 'Close search',
  clearSearch: 'Clear search',
  searching: 'Searching…',
  searchPlaceholder: 'Search services, key plays and insights',
  searchServices: 'Services',
  searchKeyPlays: 'Key plays',
  searchInsights: 'Insights',
  noResultsFound: 'No results found',
  searchResultCount: '{count} results',
  searchFailed: 'Search cannot be reached just now. Keep typing to try again.',
  // Lists and cards
  readMore: 'Read more',
  learnMore: 'Learn more',
  seeAll: 'See all',
  all: 'All',
  showMore: 'Show more',
  shownOf: '{shown} of {total} shown',
  nothingHereYet: 'There is nothing here yet.',
  filterByType: 'Filter by type',
  filterByCountry: 'Filter by country',
  ourServices: 'What we do',
  subServices: 'Within this service',
  otherServices: 'Other services',
  latestInsights: 'Latest insights',
  relatedInsights: 'Related reading',
  featuredKeyPlays: 'Key plays',
  // Insights
  publishedOn: 'Published on {date}',
  byAuthor: 'By {author}',
  minutesRead: '{count} min read',
  readElsewhere: 'Published elsewhere',
  share: 'Share',
  shareOn: 'Share on {network}',
  shareByEmail: 'Share by e-mail',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  // Playbook
  allPartners: 'All partners',
  filterByPartner: 'Filter by partner',
  partnersTitle: 'Partners and technology',
  visitPartner: 'Visit {name}',
  keyPlayCount: '{count} key plays',
  moreKeyPlays: 'More key plays',
  background: 'Background',
  challenge: 'Challenge',
  approach: 'Approach',
  benefits: 'Benefits',
  keyResults: 'Key results',
  customerTestimony: 'In the client’s words',
  departments: 'Departments',
  industries: 'Industries',
  partners: 'Partners',
  // Locations
  directions: 'Directions',
  directionsTo: 'Directions to {name}',
  phone: 'Phone',
  fax: 'Fax',
  address: 'Address',
  worldMap: 'Map of our locations',
  // Management, governance, awards, brands, initiatives
  linkedInOf: 'LinkedIn profile of {name}',
  members: 'Members',
  meetingsPerYear: '{count} meetings a year',
  awardedBy: 'Awarded by {issuer}',
  visitBrand: 'Visit {name}',
  since: 'Since {year}',
  theGroup: 'The group',
  moreAboutUs: 'More about us',
  onThisPage: 'On this page',
  // Investors
  consolidatedRevenue: 'Consolidated revenue',
  operatingResult: 'Operating result',
  headcount: 'Head count',
  year: 'Year',
  thisYear: 'This year',
  lastYear: 'Last year',
  changeInPoints: 'Change in points',
  shareOfRevenue: 'Per cent of revenue',
  revenueByArea: 'Revenue by geographic area',
  revenueByIndustry: 'Revenue by industry',
  revenueBySegment: 'Revenue by market segment',
  capitalStructure: 'Capital structure',
  shareholder: 'Shareholder',
  numberOfShares: 'Number of shares',
  numberOfVotingRights: 'Number of voting rights',
  percentageOfCapital: '% of capital',
  percentageOfVotingRights: '% of voting rights',
  total: 'Total',
  showTable: 'Show the figures as a table',
  inMillions: 'In millions of {currency}',
  // Downloads
  download: 'Download',
  documents: 'Documents',
  downloadFile: 'Download',
  // Media
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slideOf: '{index} of {total}',
  carousel: 'carousel',
  slide: 'slide',
  playVideo: 'Play video',
  // Contact form
  contactTitle: 'Write to us',
  optional: 'optional',
  requiredField: 'This field is required.',
  invalidEmail: 'Enter an e-mail address such as name@example.com.',
  messageTooLong: 'Keep the message under {max} characters.',
  consentRequired: 'Accept the terms to send the form.',
  formErrors: 'Please check {count} fields',
  sending: 'Sending…',
  sendFailed: 'Your message could not be sent. Nothing is lost: try again in a moment.',
  sendTooOften: 'Too many messages at once. Nothing is lost: send it again in ten minutes.',
  sendTooLong:
    'The form was too long to be read. Go back: what you typed is still there to shorten.',
  retry: 'Try again',
  thankYouTitle: 'Thank you',
  thankYouText: 'Your message has reached us. We answer within two working days.',
  // Consent
  consentTitle: 'Cookies and measurement',
  consentText:
    'We would like to measure how this site is used. Nothing is measured before you agree, and you can change your mind at any time.',
  consentAccept: 'Accept',
  consentRefuse: 'Refuse',
  consentChoose: 'Choose',
  consentSave: 'Save my choice',
  consentAnalytics: 'Measurement',
  consentMarketing: 'Advertising',
  cookieSettings: 'Cookie settings',
  // Footer
  ourLocations: 'Our locations',
  chooseLocation: 'Choose a location',
  followUs: 'Follow us',
  legal: 'Legal',
  // Errors
  notFoundTitle: 'This page does not exist',
  notFoundText: 'It may have moved, or the address may be mistyped.',
  serverErrorTitle: 'Something went wrong on our side',
  serverErrorText: 'Please try again in a moment.',
  backToHome: 'Back to the home page',
  offlineTitle: 'You are offline',
  offlineText:
    'This page has not been opened on this device yet. Pages that have been still open without a network.',
} as const;

export type LabelKey = keyof typeof defaultLabels;
export type Labels = Record<LabelKey, string>;

// Marked so that bundles which need only `fill` leave the words out.
export const labelKeys = /* @__PURE__ */ Object.keys(defaultLabels) as LabelKey[];

/**
 * Fills the words in braces of a label.
 * @example fill('Navigated to {title}', { title: 'Services' }) // 'Navigated to Services'
 */
export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
