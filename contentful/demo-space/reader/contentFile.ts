import { defaultLocale, isContentLocale, localeCodes } from '../../model/locales';
import type { ContentLocale } from '../../model/locales';
import type { Problems } from './problems';
import { parseSource } from './source';
import type { Source, SourceMap } from './source';

/** A file of the content folder, parsed, with what its place says about it. */
export type ContentFile = {
  /** Relative to the content folder, with `/`. */
  path: string;
  /** The path without language and extension: files that share it write the same entries. */
  stem: string;
  /** The file's name without language and extension. */
  name: string;
  /** `insights`, `key-plays`, `openings`, `pages` or any other folder that the file lies in. */
  folder: string;
  /** `us` for what lies in `regions/us/`. */
  region: string | undefined;
  /** From the file's name; else to be taken from the region. */
  ownLocale: ContentLocale | undefined;
  /** The language of a region, where this is its region.yaml and says so. */
  regionLocale: ContentLocale | undefined;
  /** The entries, each a map of fields. */
  entries: SourceMap[];
  /** What stands below the front matter of a `.md` file. */
  body: Extract<Source, { kind: 'scalar' }> | undefined;
};

const placeOf = (path: string) => {
  const parts = path.split('/');
  const region = parts[0] === 'regions' && parts.length > 2 ? parts[1] : undefined;
  const base = (parts.at(-1) ?? '').replace(/\.(?:md|yaml)$/, '');
  const suffix = /\.([a-z]{2})$/.exec(base)?.[1];
  const ownLocale = suffix !== undefined && isContentLocale(suffix) ? suffix : undefined;
  const name = ownLocale ? base.slice(0, -3) : base;
  return {
    path,
    stem: [...parts.slice(0, -1), name].join('/'),
    name,
    folder: parts.at(-2) ?? '',
    region,
    ownLocale,
  };
};

const readLocale = (map: SourceMap, problems: Problems): ContentLocale | undefined => {
  const source = map.entries.get('locale');
  if (!source) return undefined;
  if (source.kind === 'scalar' && isContentLocale(source.text)) return source.text;
  problems.add(source, `locale must be one of ${localeCodes.join(', ')}`);
  return undefined;
};

const readYaml = (text: string, path: string, problems: Problems) => {
  const root = parseSource(text, path, 1, problems);
  if (!root) return { entries: [], regionLocale: undefined };
  let regionLocale: ContentLocale | undefined;
  let list = root;
  if (root.kind === 'map' && (root.entries.has('entries') || root.entries.has('locale'))) {
    regionLocale = readLocale(root, problems);
    list = root.entries.get('entries') ?? { ...root, kind: 'list', items: [] };
    for (const [key, value] of root.entries) {
      if (key !== 'locale' && key !== 'entries') {
        problems.add(value, `"${key}" does not belong here: beside locale there is only entries, a list`);
      }
    }
  }
  if (list.kind !== 'list') {
    problems.add(list, 'a .yaml file holds a list of entries: begin each with "- id: …"');
    return { entries: [], regionLocale };
  }
  const entries = list.items.filter((item): item is SourceMap => {
    if (item.kind === 'map') return true;
    problems.add(item, 'an entry is a map of fields: "- id: …", then one line a field');
    return false;
  });
  return { entries, regionLocale };
};

const frontMatter = /^---\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/;

const readMarkdown = (text: string, path: string, problems: Problems) => {
  const match = frontMatter.exec(text);
  if (!match) {
    problems.add({ file: path, line: 1 }, 'a .md file begins with its fields between two lines of ---');
    return { entries: [], body: undefined };
  }
  const root = parseSource(match[1] ?? '', path, 2, problems);
  if (root && root.kind !== 'map') problems.add(root, 'the fields must be written as "name: value"');
  const rest = text.slice(match[0].length);
  const line = match[0].split('\n').length;
  const body = rest.trim() === '' ? undefined : rest;
  return {
    entries: root?.kind === 'map' ? [root] : [],
    body:
      body === undefined
        ? undefined
        : ({ kind: 'scalar', file: path, line, value: body, text: body } as const),
  };
};

/** Parses one content file; what is wrong with it goes to `problems`. */
export const readContentFile = (path: string, text: string, problems: Problems): ContentFile => {
  const place = placeOf(path);
  if (path.endsWith('.md')) {
    return { ...place, regionLocale: undefined, ...readMarkdown(text, path, problems) };
  }
  return { ...place, body: undefined, ...readYaml(text, path, problems) };
};

/** The language a file's plain values are in. */
export const localeOf = (
  file: ContentFile,
  regionLocales: ReadonlyMap<string, ContentLocale>,
): ContentLocale =>
  file.ownLocale ?? (file.region ? regionLocales.get(file.region) : undefined) ?? defaultLocale;
