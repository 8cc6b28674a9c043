import type { Content } from '../reader/readContent';

/** The fields that hold names of people, places and companies, by content type. */
const nameFields: Readonly<Record<string, readonly string[]>> = {
  author: ['name'],
  brand: ['name'],
  insight: ['author'],
  keyPlay: ['customerName'],
  location: ['name', 'address'],
  manager: ['name'],
  partner: ['name'],
  quote: ['author'],
};

const capitalised = /\p{Lu}[\p{L}\p{M}]+/gu;

/** Names that the content itself declares, so that no list repeats them. */
export const properNames = ({ entries }: Content): Set<string> =>
  new Set(
    entries.flatMap(({ type, fields }) =>
      (nameFields[type.id] ?? []).flatMap((name) =>
        [...(fields.get(name)?.values.values() ?? [])].flatMap((value) =>
          [...String(value).matchAll(capitalised)].map(([word]) => word),
        ),
      ),
    ),
  );
