import type { SearchDocument } from '~/search-index/build/createIndexAndStore';

/** A service as search takes it. */
export const service = (
  slug: string,
  name: string,
  description: string,
  body: string,
): SearchDocument => ({
  record: { objectID: slug, slug, name, imageOrIcon: null, metaDescription: description },
  texts: { title: name, description, body },
});

const words =
  'harbour river signal ledger kiln orchard meter bridge compass quarry lantern anchor'.split(' ');

/** Services with names of their own, in the words above and numbers. */
export const manyServices = (count: number): SearchDocument[] =>
  Array.from({ length: count }, (_, at) => {
    const word = words[at % words.length] ?? '';
    const other = words[(at * 7 + 3) % words.length] ?? '';
    return service(
      `s${at}`,
      `${word} ${other} name${at}`,
      `About ${other} and place${at % 90}.`,
      `${word} ${at} thing${at * 3} matter${at * 5} and matter${at}`,
    );
  });
