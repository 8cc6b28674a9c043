import { invalidQuery } from './apiError';

export type Query = ReadonlyMap<string, string>;

/** Parses the query of a request URL. The last value of a repeated parameter wins. */
export const parseQuery = (url: string): Query => {
  const start = url.indexOf('?');
  return new Map(start < 0 ? [] : new URLSearchParams(url.slice(start + 1)));
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

/** One page of a list as a Contentful collection. */
export const toCollection = <T>(all: readonly T[], query: Query) => {
  const { skip, limit } = readPaging(query);
  return {
    sys: { type: 'Array' },
    total: all.length,
    skip,
    limit,
    items: all.slice(skip, skip + limit),
  };
};
