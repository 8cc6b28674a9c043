import { contentTypes } from '../../contentful/model/contentTypes';
import type { ContentType, Field } from '../../contentful/model/define';
import { pageTypeIds } from '../../contentful/model/sharedFields';
import { labelKeys } from '../../src/i18n/labels';
import { entryTypeNames, linkedTypeName, typeName } from '../content/typeNames';

const pageTypes: ReadonlySet<string> = new Set(pageTypeIds);

const scalars = {
  Symbol: 'String',
  Text: 'String',
  RichText: 'ContentfulRichText',
  // Contentful's integers are larger than those of GraphQL, such as numbers of shares.
  Integer: 'Float',
  Number: 'Float',
  Date: 'Date',
  Boolean: 'Boolean',
  Asset: 'ContentfulAsset',
} as const;

const namedType = (field: Field): string =>
  field.kind === 'Entry' ? linkedTypeName(field.linkTo ?? []) : scalars[field.kind];

const extension = (id: string, field: Field): string => {
  switch (field.kind) {
    case 'Entry':
    case 'Asset':
      return field.list ? ` @linkedNodes(from: "${id}")` : ` @linkedNode(from: "${id}")`;
    case 'Text':
      return ` @longText(from: "${id}")`;
    case 'Boolean':
      return ` @flag(from: "${id}")`;
    case 'Date':
      return ' @dateformat';
    default:
      return field.list ? ` @listOrEmpty(from: "${id}")` : '';
  }
};

const fieldDefinition = ([id, field]: [string, Field]): string => {
  const isAlwaysThere = field.list || field.required || field.kind === 'Boolean';
  const type = field.list ? `[${namedType(field)}!]` : namedType(field);
  return `  ${id}: ${type}${isAlwaysThere ? '!' : ''}${extension(id, field)}`;
};

/**
 * Defines `displayHeadcount` for `headcount`: the number as the site writes it. Formatted here because the first
 * `Intl.NumberFormat` takes a phone's browser some 50 ms.
 */
const displayed = (id: string, style: 'Number' | 'Decimal' | 'Percentage'): string =>
  `  display${id.charAt(0).toUpperCase()}${id.slice(1)}: String! @display${style}(from: "${id}")`;

/** At most three: an editor’s choice, else those that share most with the entry. */
const moreFields = [
  '  moreKeyPlays: [ContentfulKeyPlay!]! @moreKeyPlays',
  '  moreInsights: [ContentfulInsight!]! @moreInsights',
];

/** The insights of a topic or an author, and at most three key plays that are related to them. */
const listFields = [
  '  insights: [ContentfulInsight!]! @listedInsights',
  '  moreKeyPlays: [ContentfulKeyPlay!]! @keyPlaysOfInsights',
];

/** Fields that depend on the site of the page whose query runs (gatsby/routes/siteOfQuery.ts). */
const computedFields: Readonly<Record<string, readonly string[]>> = {
  author: listFields,
  breakdownItem: [
    displayed('valueThisYear', 'Percentage'),
    displayed('valueLastYear', 'Percentage'),
    '  displayChange: String! @displayChange',
  ],
  button: ['  href: String @href'],
  chart: ['  drawing: JSON @chartDrawing'],
  contactFormLabels: ['  termsHref: String @hrefOf(from: "termsLink")'],
  contentSection: ['  anchor: String @sectionAnchor'],
  document: ['  displayDate: String! @displayDate', '  documentLink: DocumentLink'],
  financialYear: [
    displayed('consolidatedRevenue', 'Number'),
    displayed('operatingResult', 'Decimal'),
    '  operatingMargin: Float! @operatingMargin',
    '  displayOperatingMargin: String! @displayOperatingMargin',
    displayed('headcount', 'Number'),
  ],
  insight: [
    '  displayDate: String! @displayDate',
    '  minutesToRead: String! @minutesToRead',
    ...moreFields,
  ],
  keyFigure: ['  displayDate: String @displayDay(from: "date")', '  isPast: Boolean! @isPast'],
  keyFigures: [
    '  anchor: String @sectionAnchor',
    '  outcome: String @figureOutcome',
    '  parts: [Float]! @figureParts',
  ],
  investorData: [
    '  capitalTotals: CapitalTotals! @capitalTotals',
    '  latestChanges: YearlyChanges @latestChanges',
    '  overallChanges: YearlyChanges @overallChanges',
  ],
  keyPlay: moreFields,
  menu: ['  links: [MenuLink!]! @menuLinks(from: "menuItems")'],
  menuItem: ['  menuLink: MenuLink @menuLink'],
  form: ['  inputs: [ContentfulFormField!]! @formInputs', '  thankYouPath: String @thankYouPath'],
  formField: ['  mostCharacters: Int! @mostCharacters', '  href: String @hrefOf(from: "link")'],
  formSection: ['  endpoint: String! @formEndpoint', '  page: String! @pathOfQuery'],
  header: [
    '  servicesMenuExtraLinks: [MenuLink!]! @menuLinks(from: "servicesMenuExtraItems")',
    '  searchSuggestionLinks: [MenuLink!]! @menuLinks(from: "searchSuggestions")',
  ],
  partner: ['  moreKeyPlays: [ContentfulKeyPlay!]! @moreKeyPlays'],
  media: ['  captionTracks: [CaptionTrack!]!', '  videoLabels: Labels @videoLabels'],
  service: [
    ...moreFields,
    '  captionTracks: [CaptionTrack!]!',
    '  videoLabels: Labels @videoLabels',
  ],
  opening: [
    '  displayDate: String! @displayDate',
    '  displayClosingDate: String @displayDay(from: "closingDate")',
  ],
  shareholding: [
    displayed('numberOfShares', 'Number'),
    displayed('numberOfVotingRights', 'Number'),
    displayed('percentageOfCapital', 'Percentage'),
    displayed('percentageOfVotingRights', 'Percentage'),
  ],
  page: ['  breadcrumb: Breadcrumb @breadcrumb'],
  topic: listFields,
  socialLink: ['  href: String @socialHref'],
};

const objectType = (type: ContentType): string => {
  const fields = Object.entries(type.fields).map(fieldDefinition);
  if (pageTypes.has(type.id)) {
    // In the site of the page whose query runs; null where that site has no such page.
    fields.push('  path: String @pagePath');
    fields.push('  seo: PageSeo! @pageSeo');
  }
  fields.push(...(computedFields[type.id] ?? []));
  return `type ${typeName(type.id)} implements Node & ContentfulEntry & ContentfulReference @dontInfer {
  contentful_id: String!
  node_locale: String!
  createdAt: Date @dateformat
  updatedAt: Date @dateformat
${fields.join('\n')}
  labels: Labels! @entryLabels
}`;
};

const unions = (): string[] => {
  const definitions = new Map<string, string>();
  for (const type of contentTypes) {
    for (const { linkTo } of Object.values(type.fields)) {
      if (linkTo === undefined || linkTo.length < 2) continue;
      const name = linkedTypeName(linkTo);
      definitions.set(name, `union ${name} = ${linkTo.map(typeName).join(' | ')}`);
    }
  }
  return [...definitions.values()];
};

/**
 * Gatsby's schema as the content model has it, so that no field vanishes when no entry fills it in. A field that the
 * model requires is never null: an entry without it is incomplete and is left out wherever it is linked.
 */
export const modelTypeDefinitions = (): string[] => [
  ...contentTypes.map(objectType),
  ...unions(),
  'type CaptionTrack @dontInfer {\n  url: String!\n  languageTag: String!\n  label: String!\n}',
  `type Labels @dontInfer {\n${labelKeys.map((key) => `  ${key}: String!`).join('\n')}\n}`,
  `union ContentfulRichTextReference = ContentfulAsset | ${entryTypeNames.join(' | ')}`,
];
