import { firstText, linkedNodes, longText, type ContentNode, type FindNode } from './contentNode';

/** The entries of who wrote an insight. */
export const authorsOf = (insight: ContentNode, find: FindNode): ContentNode[] =>
  linkedNodes(insight, 'authors', find);

/** The biography of an author; what the entry leaves empty is that of the manager it links to. */
export const biographyOf = (author: ContentNode, find: FindNode): string | undefined =>
  [author, ...linkedNodes(author, 'manager', find)]
    .map((person) => longText(person, 'biography', find))
    .find((biography) => biography !== undefined);

/** The names of who wrote an insight: those of its authors, else its guest author. */
export const authorNames = (insight: ContentNode, find: FindNode): string[] => {
  const names = authorsOf(insight, find).flatMap(({ name }) => firstText(name) ?? []);
  return names.length > 0 ? names : [firstText(insight.author) ?? []].flat();
};
