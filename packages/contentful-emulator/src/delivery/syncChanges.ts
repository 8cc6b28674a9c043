import type { Deletion, Entity, View } from '../types';
import { everyLocale } from './localize';
import { stateIn, type SpaceContext } from './spaceContext';
import type { Position, SyncState } from './syncToken';
import { toDeletedItem, toItem, type Item } from './toItem';

export type SyncChange = { position: Position; item: () => Item };

const sequenceIn = (thing: Entity | Deletion, view: View) =>
  view === 'preview' ? thing.sequence : thing.publishedSequence;

export const comparePositions = (a: Position, b: Position): number => {
  if (a[0] !== b[0]) return a[0] - b[0];
  const [first, second] = [`${a[1]}:${a[2]}`, `${b[1]}:${b[2]}`];
  return first < second ? -1 : first > second ? 1 : 0;
};

const typesOf: Record<string, readonly string[]> = {
  all: ['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset'],
  Entry: ['Entry', 'DeletedEntry'],
  Asset: ['Asset', 'DeletedAsset'],
  Deletion: ['DeletedEntry', 'DeletedAsset'],
  DeletedEntry: ['DeletedEntry'],
  DeletedAsset: ['DeletedAsset'],
};

export const isSyncType = (type: string): boolean => type in typesOf;

/** Everything that has changed in a view between two points, oldest first, each entity once in its latest state. */
export const syncChanges = (state: SyncState, context: SpaceContext): SyncChange[] => {
  const { store } = context;
  const { view, from, to = store.sequence } = state;
  const isInitial = from < 0;
  const wanted = typesOf[state.type] ?? [];
  const changes: SyncChange[] = [];
  const add = (thing: Entity | Deletion, type: string, item: () => Item) => {
    const sequence = sequenceIn(thing, view);
    if (sequence <= from || sequence > to || !wanted.includes(type)) return;
    if (state.contentType !== undefined && thing.contentTypeId !== state.contentType) return;
    changes.push({ position: [sequence, thing.kind, thing.id], item });
  };
  for (const entity of [...store.list('Entry'), ...store.list('Asset')]) {
    if (stateIn(entity, view)) {
      add(entity, entity.kind, () => toItem(entity, view, everyLocale, context) as Item);
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
