import { contentTypes } from '../../contentful/model/contentTypes';
import type { ContentType, Field } from '../../contentful/model/define';

/** Texts that the code reads rather than shows, besides those with a pattern or a list of allowed values. */
const notShown: ReadonlySet<string> = new Set([
  'autocomplete',
  'captions',
  'key',
  'link',
  'options',
  'recipient',
  'requestPage',
  'rows',
  'series',
  'slug',
  'unit',
]);

/** Shown although it has a pattern: beside its `mailto:` link. */
const shownAddress = 'email';

const isText = ({ kind }: Field): boolean =>
  kind === 'Symbol' || kind === 'Text' || kind === 'RichText';

const isShown = ([id, field]: [string, Field]): boolean =>
  isText(field) &&
  !field.in &&
  (!field.pattern || id === shownAddress) &&
  field.help !== 'For editors only.' &&
  !notShown.has(id);

/** Formatted fields of GraphQL types, and the field of the content that each formats. */
const formattedFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  breakdownItem: {
    displayValueThisYear: 'valueThisYear',
    displayValueLastYear: 'valueLastYear',
    displayChange: 'valueThisYear',
  },
  document: { displayDate: 'publicationDate' },
  financialYear: {
    displayConsolidatedRevenue: 'consolidatedRevenue',
    displayOperatingResult: 'operatingResult',
    displayOperatingMargin: 'operatingResult',
    displayHeadcount: 'headcount',
  },
  insight: { displayDate: 'publicationDate' },
  keyFigure: { displayDate: 'date' },
  opening: { displayDate: 'publicationDate', displayClosingDate: 'closingDate' },
  shareholding: {
    displayNumberOfShares: 'numberOfShares',
    displayNumberOfVotingRights: 'numberOfVotingRights',
    displayPercentageOfCapital: 'percentageOfCapital',
    displayPercentageOfVotingRights: 'percentageOfVotingRights',
  },
};

/** A field of a GraphQL type whose texts are tagged, and the field of the content that they are of. */
export type TaggedField = { name: string; from: string; isFormatted: boolean };

/** The fields of a content type whose texts pages show. */
export const taggedFieldsOf = ({ id, fields }: ContentType): TaggedField[] => [
  ...Object.entries(fields)
    .filter(isShown)
    .map(([name]) => ({ name, from: name, isFormatted: false })),
  ...Object.entries(formattedFields[id] ?? {}).map(([name, from]) => ({
    name,
    from,
    isFormatted: true,
  })),
];

/** The content types with the fields whose texts pages show. */
export const taggedTypes = contentTypes.map((type) => ({
  id: type.id,
  fields: taggedFieldsOf(type),
}));
