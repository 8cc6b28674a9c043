/** Types that are not content types: pictures, files, rich text, and what a page knows of its site. */
export const siteTypeDefinitions = `
type Site implements Node @dontInfer {
  siteMetadata: SiteMetadata!
}

type DerivedNode implements Node @dontInfer {
  name: String!
  text: String!
}

type SiteMetadata @dontInfer {
  siteUrl: String!
  contactEndpoint: String!
}

type ContentfulRichText @dontInfer {
  raw: String!
  "The ids of its headings in the page whose query runs, in order."
  headingIds: [String!]! @headingIds
  references: [ContentfulRichTextReference!]! @linkedNodes(from: "references")
}

type ContentfulAsset implements Node & ContentfulReference & RemoteFile @dontInfer {
  contentful_id: String!
  node_locale: String!
  title: String
  description: String
  "What it shows: its description, else its title."
  alt: String!
  mimeType: String
  width: Int
  height: Int
  "AVIF with a WebP fallback on this website's own host; null for files that are no raster picture."
  picture: GatsbyImageData
  "The file itself on this website's own host."
  publicFile: PublicFile
}

type PublicFile @dontInfer {
  url: String!
  fileName: String!
  contentType: String!
}

"Where a document leads: to its file, or to a page with a form that asks for it."
type DocumentLink @dontInfer {
  href: String!
  "The name for saving; null for a page."
  fileName: String
  "The kind and size of the file."
  details: String!
  "What a click does, for screen readers; null where the details say it."
  action: String
}

"The sums of all shareholdings, formatted."
type CapitalTotals @dontInfer {
  displayNumberOfShares: String!
  displayNumberOfVotingRights: String!
  displayPercentageOfCapital: String!
  displayPercentageOfVotingRights: String!
}

"The changes from the year before the last one to the last one, formatted."
type YearlyChanges @dontInfer {
  "The year before."
  since: Int!
  consolidatedRevenue: String!
  operatingResult: String!
  "In points."
  operatingMargin: String!
  headcount: String!
}

"What search engines and shared links show of a page."
type PageSeo @dontInfer {
  "The text of the title element: with the name of the website, and of the country."
  documentTitle: String!
  title: String!
  description: String
  siteUrl: String!
  path: String!
  localCode: String!
  "The language tag as Open Graph writes it, such as fr_BE."
  openGraphLocale: String!
  "Kept out of search results: a page that stands in for the site, or that thanks for a form."
  isHidden: Boolean!
  "Where the region switcher finds its versions; null where nothing has any."
  alternatesFile: String
  "Paths of its versions in the other languages of its country."
  languageVersions: [String!]!
  "From home to the page itself; empty where nothing is above it."
  breadcrumbs: [Breadcrumb!]!
  "Null for pages that are kept out of search results."
  sharePicture: SharePicture
  "Null for pages that are no articles."
  article: ArticleFacts
  "The feed of the page's site; null where the site has no insights."
  feed: FeedLink
}

"The picture that shared links show, drawn for the page."
type SharePicture @dontInfer {
  path: String!
  width: Int!
  height: Int!
  alt: String!
}

type ArticleFacts @dontInfer {
  "ISO 8601, as are all dates here."
  publishedTime: String!
  modifiedTime: String!
  section: String!
}

type FeedLink @dontInfer {
  title: String!
  path: String!
}

type Breadcrumb @dontInfer {
  title: String!
  path: String!
}

"A menu item as one site shows it; without href it only opens its children."
type MenuLink @dontInfer {
  title: String!
  href: String
  isExternalLink: Boolean!
  isOpenInNewWindow: Boolean!
  children: [MenuLink!]!
}

"One country in one language: everything a page may show of its own site."
type CountrySite @dontInfer {
  id: String!
  countryName: String!
  countryCode: String!
  continent: String!
  language: String!
  languageName: String!
  localCode: String!
  "The ten digits of its language; null for 0 to 9."
  numerals: String
  urlPrefix: String!
  country: String!
  root: String!
  homePath: String!
  "Of its page that lists the services."
  servicesPath: String
  "Of its page that lists the partners."
  partnersPath: String
  "Of the root of the website, where no entry says anything about it."
  rootSeo: PageSeo!
  "Whether tags of other hosts may run here, once visitors agree."
  allowsTags: Boolean!
  entry: ContentfulCountry!
  labels: Labels!
  services(isTopLevel: Boolean): [ContentfulService!]!
  insights(limit: Int): [ContentfulInsight!]!
  "Those that the listing has, if there are archives."
  newestInsights: [ContentfulInsight!]!
  "Null if the listing has all insights."
  insightArchives: InsightArchives
  "The oldest insights are in number 1."
  insightArchive(number: Int!): InsightArchive!
  insightTypes: [ContentfulInsightType!]!
  "What the insights of this site are about."
  topics: [ContentfulTopic!]!
  keyPlays(limit: Int): [ContentfulKeyPlay!]!
  partners: [ContentfulPartner!]!
  locations: [ContentfulLocation!]!
  "The locations of every country, whichever site shows them."
  allLocations: [ContentfulLocation!]!
  "The pages of this site below a slug, such as about-us, by title."
  subPages(of: String!): [ContentfulPage!]!
  managers: [ContentfulManager!]!
  awards: [ContentfulAward!]!
  brands: [ContentfulBrand!]!
  initiatives: [ContentfulInitiative!]!
  governanceBodies: [ContentfulGovernanceBody!]!
  documents: [ContentfulDocument!]!
  "Those that are not past their closing date."
  openings(limit: Int): [ContentfulOpening!]!
  investorData: ContentfulInvestorData
  "Where search finds the pages of this site; asking makes the files."
  searchFiles: SearchFiles!
  "Every site that has pages, by continent and order."
  regions: [CountrySite!]!
}

"What the listing says of all insights of a site, if some are in archives."
type InsightArchives @dontInfer {
  "Archive pages."
  count: Int!
  "Insights of the site."
  total: Int!
  "The lead story, if it is in an archive."
  lead: ContentfulInsight
  topics: [InsightFacet!]!
  types: [InsightFacet!]!
  industries: [InsightFacet!]!
  authors: [InsightFacet!]!
}

"A value that visitors filter by, and how many insights have it."
type InsightFacet @dontInfer {
  name: String!
  value: String!
  count: Int!
  "Its page."
  link: String
}

type InsightArchive @dontInfer {
  insights: [ContentfulInsight!]!
  "Of the next newer insights: an archive or the listing."
  newerPath: String!
  olderPath: String
}

"The index and store of each kind of page that search finds; null where the site has none."
type SearchFiles @dontInfer {
  services: SearchPair
  keyplays: SearchPair
  insights: SearchPair
  "Other pages of the site, and documents."
  pages: SearchPair
  "People and offices."
  people: SearchPair
}

"Addresses of two files on this website's own host, which change with their content."
type SearchPair @dontInfer {
  index: String!
  store: String!
}

"The words of the interface in one language."
type LabelSet @dontInfer {
  language: String!
  labels: Labels!
}
`;
