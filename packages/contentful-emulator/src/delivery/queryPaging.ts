import { invalidQuery } from './apiError';

/** The parameters of a request, and its path. */
export type Query = ReadonlyMap<string, string> & { path?: string };

/** Parses the query of a request URL. The last value of a repeated parameter wins. */
export const parseQuery = (url: string): Query => {
  const [path = '', parameters = ''] = url.split(/\?(.*)/s);
  return Object.assign(new Map(new URLSearchParams(parameters)), { path });
};

/** Parses an integer parameter. Throws Contentful's 400 if it is out of range. */
export const readNumber = (
  query: Query,
  name: string,
  fallback: number,
  minimum: number,
  maximum: number,
): number => {
  const text = query.get(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= minimum && value <= maximum) return value;
  throw invalidQuery([
    {
      name,
      value: text,
      details: `"${name}" must be a whole number between ${minimum} and ${maximum}`,
    },
  ]);
};

/** Parses `skip` and `limit`. */
export const readPaging = (query: Query) => ({
  skip: readNumber(query, 'skip', 0, 0, Number.MAX_SAFE_INTEGER),
  limit: readNumber(query, 'limit', 100, 0, 1000),
});

/** Cursors are opaque to clients: the position of the first item of a page. */
const cursorOf = (position: number): string =>
  Buffer.from(`position ${position}`).toString('base64url');

const positionOf = (query: Query, name: string): number | undefined => {
  const cursor = query.get(name);
  if (cursor === undefined) return undefined;
  const [, digits] = /^position (\d+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (digits !== undefined) return Number(digits);
  throw invalidQuery([{ name, value: cursor, details: `"${name}" is no cursor of this query` }]);
};

/** One page of a list by cursors, without the number of all items. */
const toCursorCollection = <T>(all: readonly T[], query: Query) => {
  if (query.has('skip')) {
    const details = 'a request with a cursor cannot skip items';
    throw invalidQuery([{ name: 'skip', value: query.get('skip') ?? '', details }]);
  }
  const { limit } = readPaging(query);
  const start = positionOf(query, 'pageNext') ?? positionOf(query, 'pagePrev') ?? 0;
  const others = [...query].filter(([name]) => name !== 'pageNext' && name !== 'pagePrev');
  const pageAt = (name: string, position: number): string =>
    `${query.path ?? ''}?${String(new URLSearchParams([...others, [name, cursorOf(position)]]))}`;
  return {
    sys: { type: 'Array' },
    limit,
    items: all.slice(start, start + limit),
    pages: {
      ...(start + limit < all.length && { next: pageAt('pageNext', start + limit) }),
      ...(start > 0 && { prev: pageAt('pagePrev', Math.max(0, start - limit)) }),
    },
  };
};

/** One page of a list as a Contentful collection: by `skip`, or with `cursor=true` by cursors. */
export const toCollection = <T>(all: readonly T[], query: Query) => {
  if (query.get('cursor') === 'true') return toCursorCollection(all, query);
  const { skip, limit } = readPaging(query);
  return {
    sys: { type: 'Array' },
    total: all.length,
    skip,
    limit,
    items: all.slice(skip, skip + limit),
  };
};
