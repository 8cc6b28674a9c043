import type { Emulator } from 'contentful-emulator';
import fc from 'fast-check';
import { findContentType } from '~/contentful/model/contentTypes';
import { defaultLocale } from '~/contentful/model/locales';
import { randomEdit } from './randomEdits';

type Store = Emulator['store'];

/** A draft that has been made: of a changed entry, or of a new one. */
export type RandomDraft = {
  id: string;
  contentType: string;
  /** The kind of the changed field, such as `RichText`, `slug` or `list`; `new` for a new entry. */
  kind: string;
  field?: string;
  locale?: string;
  value?: unknown;
};

/** Types whose entries have pages of their own. */
const typesWithPages: ReadonlySet<string> = new Set(['insight', 'page']);

const kindOf = (contentType: string, field: string): string => {
  const { list, kind, in: choices } = findContentType(contentType)?.fields[field] ?? {};
  if (field === 'slug') return field;
  if (choices) return 'choice';
  return list ? 'list' : (kind ?? 'unknown');
};

/** Saves a copy of an entry with another slug as a draft. */
export const draftCopy = (store: Store, from: string, slug: string): RandomDraft => {
  const { contentTypeId = '', current } = store.list('Entry').find(({ id }) => id === from) ?? {};
  if (current === undefined) throw new Error(`There is no entry ${from}.`);
  const fields = { ...current.fields, slug: { [defaultLocale]: slug } };
  store.put('Entry', { id: slug, contentTypeId, fields });
  return { id: slug, contentType: contentTypeId, kind: 'new' };
};

/** Saves an edit of a field as a draft. */
export const draftEdit = (
  store: Store,
  { id, field, locale, value }: { id: string; field: string; locale: string; value: unknown },
): RandomDraft => {
  const { contentTypeId = '' } = store.setField('Entry', id, field, value, locale);
  const kind = kindOf(contentTypeId, field);
  return { id, contentType: contentTypeId, kind, field, locale, value };
};

/** Removes drafts: entries have what is published, and new ones are gone. */
export const discardDrafts = (store: Store, drafts: readonly RandomDraft[]): void => {
  for (const { id, kind } of drafts) {
    if (kind === 'new') store.delete('Entry', id);
    else store.put('Entry', { id, fields: store.get('Entry', id)?.published?.fields ?? {} });
  }
};

/** Random edits by the kind of their field, and copies of entries with pages. Few fields are rich texts, lists or choices. */
const candidatesByKind = (
  store: Store,
  seed: number,
  count: number,
): Map<string, (() => RandomDraft)[]> => {
  const entries = store.list('Entry');
  const typeOf = new Map(entries.map(({ id, contentTypeId = '' }) => [id, contentTypeId]));
  const copied = entries.filter(
    ({ published, contentTypeId = '' }) => published && typesWithPages.has(contentTypeId),
  );
  const copies = fc.sample(fc.constantFrom(...copied), { seed, numRuns: count });
  const byKind = new Map<string, (() => RandomDraft)[]>([
    [
      'new',
      copies.map(
        ({ id }, index) =>
          () =>
            draftCopy(store, id, `new-${seed}-${index}`),
      ),
    ],
  ]);
  for (const edit of fc.sample(randomEdit(store), { seed, numRuns: 500 + count * 20 })) {
    const kind = kindOf(typeOf.get(edit.id) ?? '', edit.field);
    byKind.set(kind, [...(byKind.get(kind) ?? []), () => draftEdit(store, edit)]);
  }
  return byKind;
};

/** Makes random drafts, as many of each kind. Some entries have wrong values and are not saved again; others take their place. */
export const randomDrafts = (store: Store, seed: number, count: number): RandomDraft[] => {
  const byKind = candidatesByKind(store, seed, count);
  const kinds = fc.sample(fc.constantFrom(...[...byKind.keys()].sort()), {
    seed,
    numRuns: count * 20,
  });
  const made: RandomDraft[] = [];
  for (const kind of kinds) {
    if (made.length === count) break;
    try {
      const draft = byKind.get(kind)?.shift();
      if (draft) made.push(draft());
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'StoreError') throw error;
    }
  }
  return made;
};
