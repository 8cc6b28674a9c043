import { contentTypeId, linkedIds, type ContentNode } from '../content/contentNode';
import type { NodeSource } from '../content/nodeSource';
import { fieldsOfKinds } from '../content/fieldsOfKinds';

/** A place outside this website that content leads to. */
export type ExternalLink = {
  /** Full, http or https. */
  address: string;
  /** What to open in the content service. */
  type: 'Entry' | 'Asset';
  id: string;
  name: string;
  /** As editors see it. */
  field: string;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);
/** Fields that hold a text of one line, an address perhaps. */
const lineFields = fieldsOfKinds('Symbol');
const nameOf = (node: ContentNode): string =>
  text(node.name) || text(node.title) || node.contentful_id;

const linksOf = (node: ContentNode): ExternalLink[] =>
  lineFields(node).flatMap(([id, { name: field }]) => {
    const address = text(node[id]).trim();
    const of = { type: 'Entry', id: node.contentful_id, name: nameOf(node), field } as const;
    return isWebAddress(address) ? [{ ...of, address }] : [];
  });

const fileOf = (asset: ContentNode): ExternalLink[] => {
  const address = text(asset.url).replace(/^\/\//, 'https://');
  const of = {
    type: 'Asset',
    id: asset.contentful_id,
    name: nameOf(asset),
    field: 'File',
  } as const;
  return isWebAddress(address) ? [{ ...of, address }] : [];
};

/** Where content leads outside this website: links of any field, and the files of documents. Each once. */
export const findExternalLinks = (
  { byType, find }: NodeSource,
  types: readonly string[],
): ExternalLink[] => {
  const found = types
    .flatMap((type) => [...byType(type)])
    .flatMap((node) => [
      ...linksOf(node),
      ...(contentTypeId(node) === 'document' ? linkedIds(node, 'file') : [])
        .flatMap((id) => find(id) ?? [])
        .flatMap(fileOf),
    ]);
  // An entry is called by the first name that one of its languages has; one that it lacks there is its id.
  const named = [...found].sort((a, b) => Number(a.name === a.id) - Number(b.name === b.id));
  const once = new Map<string, ExternalLink>();
  for (const one of named) {
    const key = `${one.id} ${one.field} ${one.address}`;
    if (!once.has(key)) once.set(key, one);
  }
  return [...once.values()];
};
