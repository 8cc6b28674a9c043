import { ContentfulLivePreview } from '@contentful/live-preview';
import { keyOf, tagsIn, type Fields } from './applyEdits';
import { tagAt } from './clickedTag';
import { editStore } from './editStore';
import type { Tag } from './tags';

/** The origins that may show the preview in a frame, separated by spaces (`PREVIEW_EDITORS`). */
const editors = (process.env.PREVIEW_EDITORS ?? '').split(' ').filter(Boolean);

type EditorMessage = { source?: unknown; method?: unknown; isInspectorActive?: unknown };

let isInspecting = false;
/** Data of the page and its slices. */
const shownData = new Set<unknown>();

const openClickedField = (event: MouseEvent): void => {
  if (!isInspecting) return;
  const tag = tagAt(event.clientX, event.clientY, shownData);
  if (!tag) return;
  event.preventDefault();
  event.stopPropagation();
  const { field: fieldId, locale, space, environment } = tag;
  ContentfulLivePreview.openEntryInEditor({
    fieldId,
    locale,
    ...(space && { space, environment }),
    ...(tag.entityType === 'Asset' ? { assetId: tag.id } : { entryId: tag.id }),
  });
};

const init = async (): Promise<void> => {
  window.addEventListener('message', ({ origin, data }: MessageEvent<EditorMessage | null>) => {
    if (!editors.includes(origin) || data?.source !== 'live-preview-editor') return;
    if (data.method === 'INSPECTOR_MODE_CHANGED') isInspecting = data.isInspectorActive === true;
  });
  window.addEventListener('click', openClickedField, { capture: true });
  await ContentfulLivePreview.init({
    locale: document.documentElement.lang || 'en',
    targetOrigin: editors,
  });
};

let connected: Promise<void> | undefined;
/** How many components show an entry, and how to end its subscription. */
const watched = new Map<string, { count: number; end: () => void }>();

const subscribe = ({ entityType, id, locale }: Tag, key: string, fields: Fields): (() => void) =>
  ContentfulLivePreview.subscribe('edit', {
    data: { sys: { id, type: entityType, locale }, fields },
    locale,
    callback: (data) => {
      const { fields: edited } = data as { fields?: Fields };
      if (edited) editStore.set(key, edited);
    },
  });

/** Subscribes to the edits of all entries and assets that page data are of. Returns a function that ends it. */
export const watchEntries = (data: unknown): (() => void) => {
  const entries = new Map<string, { tag: Tag; fields: Record<string, unknown> }>();
  for (const { tag, text } of tagsIn(data)) {
    const entry = entries.get(keyOf(tag)) ?? { tag, fields: {} };
    entry.fields[tag.field] = text;
    entries.set(keyOf(tag), entry);
  }
  let isEnded = false;
  shownData.add(data);
  connected ??= init();
  void connected.then(() => {
    if (isEnded) return;
    for (const [key, { tag, fields }] of entries) {
      const known = watched.get(key);
      if (known) known.count += 1;
      else watched.set(key, { count: 1, end: subscribe(tag, key, fields) });
    }
  });
  return () => {
    isEnded = true;
    shownData.delete(data);
    for (const key of entries.keys()) {
      const known = watched.get(key);
      if (!known) continue;
      known.count -= 1;
      if (known.count > 0) continue;
      known.end();
      watched.delete(key);
    }
  };
};
