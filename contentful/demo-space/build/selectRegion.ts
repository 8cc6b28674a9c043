import { isRecord, readLink } from '../../model/checks/values';
import type { Draft, DraftField } from '../reader/draft';
import type { Content } from '../reader/readContent';

/** The ids of the entries and files that a value links to, at any depth: single links, lists, rich text. */
const linkedIds = (value: unknown, found = new Set<string>()): Set<string> => {
  const link = readLink(value);
  if (link) found.add(link.id);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) linkedIds(part, found);
  }
  return found;
};

type RichTextNode = { nodeType?: string; data?: { target?: unknown }; content?: unknown[] };

/** Removes links to entries that are not kept; a hyperlink to one leaves its text. */
const prune = (value: unknown, isKept: (id: string) => boolean): unknown => {
  const isLost = (part: unknown): boolean => {
    const link = readLink(part);
    return link?.linkType === 'Entry' && !isKept(link.id);
  };
  if (Array.isArray(value)) {
    return value.flatMap((part: unknown) => {
      const { nodeType, data, content = [] } = (part ?? {}) as RichTextNode;
      if (isLost(part)) return [];
      if (!nodeType || !isLost(data?.target)) return [prune(part, isKept)];
      return nodeType === 'entry-hyperlink' ? content.flatMap((child) => prune([child], isKept)) : [];
    });
  }
  if (isLost(value)) return undefined;
  if (readLink(value) || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, prune(part, isKept)] as const),
  );
};

const pruneField = (
  { origin, values }: DraftField,
  isKept: (id: string) => boolean,
): DraftField => ({
  origin,
  values: new Map(
    [...values]
      .map(([locale, value]) => [locale, prune(value, isKept)] as const)
      .filter(([, value]) => value !== undefined),
  ),
});

const valuesOf = ({ fields }: Draft): unknown[] =>
  [...fields.values()].flatMap(({ values }) => [...values.values()]);

/**
 * The content of one region: its own entries and the shared ones, the files that these use, and no link to an entry of
 * another region.
 *
 * @throws Error naming the regions there are, for one that does not exist.
 */
export const selectRegion = (content: Content, region: string): Content => {
  const regions = new Set(content.entries.flatMap((entry) => entry.region ?? []));
  if (!regions.has(region)) {
    throw new Error(
      `The demo content has no region "${region}". Choose one of: ${[...regions].sort().join(', ')}.`,
    );
  }
  const candidates = content.entries.filter((entry) => !entry.region || entry.region === region);
  const countries = new Set(
    candidates.filter(({ type }) => type.id === 'country').map(({ id }) => id),
  );
  // Shared entries that only other countries show are not kept.
  const own = candidates.filter(({ fields }) => {
    const shownIn = linkedIds([...(fields.get('countries')?.values.values() ?? [])]);
    return shownIn.size === 0 || [...shownIn].some((id) => countries.has(id));
  });
  const ids = new Set(own.map(({ id }) => id));
  const entries = own.map((entry) => ({
    ...entry,
    fields: new Map(
      [...entry.fields].map(([id, field]) => [id, pruneField(field, (link) => ids.has(link))]),
    ),
  }));
  const used = new Set(entries.flatMap((entry) => [...linkedIds(valuesOf(entry))]));
  const assets = content.assets.filter(({ id }) => used.has(id));
  return { entries, assets, problems: content.problems };
};
