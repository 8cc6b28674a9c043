import type { ContentType, EntityKind } from '../types';
import { invalidQuery, unknownPath } from './apiError';
import { linksIn } from './links';
import { locationOperators } from './locationSearch';
import { matchesText, operators } from './operators';
import type { Query } from './queryPaging';
import type { Item } from './toItem';
import { valuesAt, type FindItem } from './valuesAt';

type Filter = (item: Item) => boolean;

/** Query parameters that are not filters. */
const nonFilterParameters = new Set([
  'access_token',
  'content_type',
  'cursor',
  'include',
  'limit',
  'locale',
  'order',
  'pageNext',
  'pagePrev',
  'select',
  'skip',
]);

const mimeGroups: Record<string, RegExp> = {
  image: /^image\//,
  video: /^video\//,
  audio: /^audio\//,
  plaintext: /^text\/plain/,
  markup: /^(text\/html|application\/xml)/,
  pdfdocument: /^application\/pdf/,
};

const assetFields = new Set(['title', 'description', 'file']);

/** Throws Contentful's 400 for a query path to a field that the content type does not have. */
export const checkPath = (path: string, kind: EntityKind, contentType: ContentType | undefined) => {
  const [root, field] = path.split('.');
  if (root === 'sys' || root === 'metadata') return;
  if (root !== 'fields') throw unknownPath(path);
  if (kind === 'Entry' && !contentType) {
    throw invalidQuery([
      {
        name: 'contentTypeRequired',
        path: path.split('.'),
        details: `"${path}" can only be used with "content_type"`,
      },
    ]);
  }
  const isKnown = contentType
    ? contentType.fields.some(({ id }) => id === field)
    : assetFields.has(field ?? '');
  if (field !== undefined && !isKnown) throw unknownPath(path);
};

const isLocationOperator = (operator: string): operator is keyof typeof locationOperators =>
  operator in locationOperators;

const checkLocation = (path: string, operator: string, contentType: ContentType | undefined) => {
  const [, id, ...rest] = path.split('.');
  const field = contentType?.fields.find((candidate) => candidate.id === id);
  // A path that goes on leads to a linked entry, whose content type the query does not name.
  if (rest.length > 0 || field?.type === 'Location') return;
  const details = `"${path}" is no location`;
  throw invalidQuery([{ name: 'operator', path: path.split('.'), value: operator, details }]);
};

const linksTo = (kind: EntityKind, id: string): Filter => {
  return (item) => {
    for (const { sys } of linksIn(item.fields)) {
      if (sys.linkType === kind && sys.id === id) return true;
    }
    return false;
  };
};

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
};

const mimeFilter = (group: string): Filter => {
  const pattern = mimeGroups[group] ?? new RegExp(`^application/.*${group.replace(/\W/g, '')}`);
  return (item) => {
    const file = item.fields?.file as { contentType?: string } | undefined;
    return pattern.test(file?.contentType ?? '');
  };
};

/** Parses the filters of a query for entries or assets. Throws Contentful's 400 for unknown fields and operators. */
export const readFilters = (
  query: Query,
  kind: EntityKind,
  contentType: ContentType | undefined,
  find: FindItem,
): Filter[] =>
  [...query].flatMap(([parameter, expected]): Filter[] => {
    if (nonFilterParameters.has(parameter)) return [];
    if (parameter === 'query') return [(item) => matchesText(texts(item.fields), expected)];
    if (parameter === 'links_to_entry') return [linksTo('Entry', expected)];
    if (parameter === 'links_to_asset') return [linksTo('Asset', expected)];
    if (parameter === 'mimetype_group' && kind === 'Asset') return [mimeFilter(expected)];
    const [, path = '', operator = ''] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(parameter) ?? [];
    checkPath(path || parameter, kind, contentType);
    if (isLocationOperator(operator)) {
      checkLocation(path, operator, contentType);
      const isFound = locationOperators[operator](expected);
      return [(item) => isFound(valuesAt(item, path.split('.'), find))];
    }
    const test = operators[operator];
    if (!test) {
      throw invalidQuery([
        { name: 'operator', path: path.split('.'), value: operator, details: 'unknown operator' },
      ]);
    }
    return [(item) => test(valuesAt(item, path.split('.'), find), expected)];
  });
