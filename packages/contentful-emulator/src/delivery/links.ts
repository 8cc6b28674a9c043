import type { Link } from '../types';

const isLink = (value: object): value is Link => {
  const sys = (value as Partial<Link>).sys as Partial<Link['sys']> | undefined;
  return sys?.type === 'Link' && typeof sys.id === 'string' && typeof sys.linkType === 'string';
};

/** Yields all entry and asset links in a value, recursively: in lists, rich text and all locales. */
export function* linksIn(value: unknown): Generator<Link> {
  if (typeof value !== 'object' || value === null) return;
  if (isLink(value)) {
    if (value.sys.linkType === 'Entry' || value.sys.linkType === 'Asset') yield value;
    return;
  }
  for (const child of Object.values(value)) yield* linksIn(child);
}
