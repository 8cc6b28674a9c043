import { contentTypes } from '../../contentful/model/contentTypes';
import { sectionTypeIds } from '../../contentful/model/sectionTypes';
import { pageTypeIds } from '../../contentful/model/sharedFields';

/** The GraphQL type gatsby-source-contentful gives a content type. */
export const typeName = (contentTypeId: string): string =>
  `Contentful${contentTypeId.charAt(0).toUpperCase()}${contentTypeId.slice(1)}`;

/** Those of all content types. */
export const entryTypeNames: readonly string[] = contentTypes.map(({ id }) => typeName(id));

const wellKnownUnions: ReadonlyMap<string, string> = new Map([
  [sectionTypeIds.join(), 'ContentfulSection'],
  [pageTypeIds.join(), 'ContentfulPageEntry'],
]);

/** The type of a field that links to entries: the type itself, or a union named after the choice. */
export const linkedTypeName = (linkTo: readonly string[]): string => {
  const [only] = linkTo;
  if (only !== undefined && linkTo.length === 1) return typeName(only);
  return wellKnownUnions.get(linkTo.join()) ?? `${linkTo.map(typeName).join('Or')}`;
};
