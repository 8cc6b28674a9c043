import type { Deletion, Entity, View } from '../types';
import { allLocales } from './localize';
import { contentInView, type SpaceContext } from './spaceContext';
import type { Position, SyncTokenPayload } from './syncToken';
import { toDeletedItem, toItem, type Item } from './toItem';

/** An item of a sync response. `item` is lazy, because only the items of one page are needed. */
export type SyncChange = { position: Position; item: () => Item };

const sequenceInView = (subject: Entity | Deletion, view: View) =>
  view === 'preview' ? subject.sequence : subject.publishedSequence;

export const comparePositions = (a: Position, b: Position): number => {
  if (a[0] !== b[0]) return a[0] - b[0];
  const [first, second] = [`${a[1]}:${a[2]}`, `${b[1]}:${b[2]}`];
  return first < second ? -1 : first > second ? 1 : 0;
};

/** Values of the sync parameter `type`, with the item types they select. */
const itemTypes: Record<string, readonly string[]> = {
  all: ['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset'],
  Entry: ['Entry', 'DeletedEntry'],
  Asset: ['Asset', 'DeletedAsset'],
  Deletion: ['DeletedEntry', 'DeletedAsset'],
  DeletedEntry: ['DeletedEntry'],
  DeletedAsset: ['DeletedAsset'],
};

export const isSyncType = (type: string): boolean => type in itemTypes;

/** Changes in a view after `from` up to `to`, in the order of the change log. Has one item per entity, in its latest state. */
export const syncChanges = (state: SyncTokenPayload, context: SpaceContext): SyncChange[] => {
  const { store } = context;
  const { view, from, to = store.sequence } = state;
  const isInitial = from < 0;
  const types = itemTypes[state.type] ?? [];
  const changes: SyncChange[] = [];
  const add = (subject: Entity | Deletion, type: string, item: () => Item) => {
    const sequence = sequenceInView(subject, view);
    if (sequence <= from || sequence > to || !types.includes(type)) return;
    if (state.contentType !== undefined && subject.contentTypeId !== state.contentType) return;
    changes.push({ position: [sequence, subject.kind, subject.id], item });
  };
  for (const entity of [...store.list('Entry'), ...store.list('Asset')]) {
    if (contentInView(entity, view)) {
      add(entity, entity.kind, () => toItem(entity, view, allLocales, context) as Item);
    } else if (!isInitial) {
      add(entity, `Deleted${entity.kind}`, () => toDeletedItem(entity, context));
    }
  }
  if (!isInitial) {
    for (const deletion of store.deletions()) {
      add(deletion, `Deleted${deletion.kind}`, () => toDeletedItem(deletion, context));
    }
  }
  return changes.sort((a, b) => comparePositions(a.position, b.position));
};
