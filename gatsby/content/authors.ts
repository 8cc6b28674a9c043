import { firstText, linkedIds, type ContentNode, type FindNode } from './contentNode';

/** The entries of who wrote an insight. */
export const authorsOf = (insight: ContentNode, find: FindNode): ContentNode[] =>
  linkedIds(insight, 'authors').flatMap((id) => find(id) ?? []);

/** The names of who wrote an insight: those of its authors, else its guest author. */
export const authorNames = (insight: ContentNode, find: FindNode): string[] => {
  const names = authorsOf(insight, find).flatMap(({ name }) => firstText(name) ?? []);
  return names.length > 0 ? names : [firstText(insight.author) ?? []].flat();
};
