import { findContentType } from '../../model/contentTypes';
import type { ContentType } from '../../model/define';
import { linkTo } from '../../model/export/exportSys';
import type { ContentLocale } from '../../model/locales';
import type { AssetDrafts } from './assetDraft';
import { localeOf } from './contentFile';
import type { ContentFile } from './contentFile';
import type { Draft } from './draft';
import type { Problems } from './problems';
import { readEntry, readType } from './readEntry';
import type { EntryContext } from './readEntry';
import type { SourceMap } from './source';

const folders: Readonly<Record<string, { type: string; idPrefix: string }>> = {
  insights: { type: 'insight', idPrefix: 'insight' },
  'key-plays': { type: 'keyPlay', idPrefix: 'key-play' },
  openings: { type: 'opening', idPrefix: 'opening' },
  pages: { type: 'page', idPrefix: 'page' },
};

const textOf = (map: SourceMap, key: string) => {
  const source = map.entries.get(key);
  return source?.kind === 'scalar' && source.value !== null ? source.text : undefined;
};

const scalar = (map: SourceMap, text: string) =>
  ({ kind: 'scalar', file: map.file, line: map.line, value: text, text }) as const;

/** The front matter with its slug: what it says, else the name of the file. */
const withSlug = (file: ContentFile, map: SourceMap, type: ContentType): SourceMap => {
  if (!file.path.endsWith('.md') || !type.fields.slug || map.entries.has('slug')) return map;
  const slug = scalar(map, file.name.replaceAll('--', '/'));
  return { ...map, entries: new Map([...map.entries, ['slug', slug]]) };
};

const idOf = (file: ContentFile, map: SourceMap): string | undefined => {
  const slug = textOf(map, 'slug');
  const prefix = folders[file.folder]?.idPrefix;
  const own = textOf(map, 'id');
  if (own !== undefined || !prefix || slug === undefined) return own;
  return [prefix, file.region, slug.replaceAll('/', '--')].filter(Boolean).join('-');
};

/** The name of the one rich text field of a type that has one. */
const richTextFieldOf = (type: ContentType): string | undefined =>
  Object.entries(type.fields).find(([, { kind }]) => kind === 'RichText')?.[0];

const withBody = (file: ContentFile, map: SourceMap, type: ContentType): SourceMap => {
  const field = richTextFieldOf(type);
  if (!file.body || !field) return map;
  return { ...map, entries: new Map([...map.entries, [field, file.body]]) };
};

/** Running text of a type with sections is a paragraph before them; elsewhere it has no place. */
const readFirstSection = async (
  { body }: ContentFile,
  draft: Draft,
  context: EntryContext,
): Promise<void> => {
  if (!body || richTextFieldOf(draft.type)) return;
  const paragraph = findContentType('paragraph');
  if (!paragraph || !draft.type.fields.sections) {
    const message = `a ${draft.type.id} has no running text: move it into one of its fields`;
    context.problems.add(body, message);
    return;
  }
  const { file, line } = body;
  const map: SourceMap = { kind: 'map', file, line, entries: new Map([['text', body]]) };
  const { id } = await readEntry(map, paragraph, `${draft.id}-text`, context);
  draft.firstSection = linkTo('Entry', id);
};

/** Reads every entry of a file; `collect` gets them, those written inside others too. */
export const readFileEntries = async (
  file: ContentFile,
  regionLocales: ReadonlyMap<string, ContentLocale>,
  shared: { assets: AssetDrafts; problems: Problems; collect: (draft: Draft) => void },
): Promise<void> => {
  const context: EntryContext = {
    ...shared,
    stem: file.stem,
    region: file.region,
    locale: localeOf(file, regionLocales),
  };
  for (const map of file.entries) {
    const type = readType(map, folders[file.folder]?.type, shared.problems);
    if (!type) continue;
    const slugged = withSlug(file, map, type);
    const id = idOf(file, slugged);
    if (id === undefined) {
      shared.problems.add(map, `the ${type.id} needs an id of its own`);
      continue;
    }
    const draft = await readEntry(withBody(file, slugged, type), type, id, context);
    await readFirstSection(file, draft, context);
  }
};
