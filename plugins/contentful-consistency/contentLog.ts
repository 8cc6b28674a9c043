import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Entity } from '../../gatsby/records/entity';
import type { EntryState, ModifiedTimes, SpaceLocale } from '../../gatsby/records/modifiedTimes';
import { replaceFile } from '../../gatsby/records/replaceFile';

/** The content of the space as the builds of this folder have fetched it. Outside of Gatsby's cache, which the next build needs not read. */
export const contentLogFolder = '.space/content';
const indexFile = 'index.json';

type ContentIndex = {
  format: 1;
  /** SHA-256 of the segments, oldest first. */
  segments: readonly string[];
};

/** The first line of the first segment. */
export type ContentModelLine = { locales: readonly SpaceLocale[]; contentTypes: readonly object[] };
/** An item of a sync, and when the entry changed in each locale. */
export type ContentItemLine = { item: Entity; modified?: EntryState };

/** So many segments become one: a publication adds one, and a reader reads them all. */
const maxSegments = 50;

const fileOf = (siteFolder: string, segment: string): string =>
  join(siteFolder, contentLogFolder, `${segment}.ndjson`);

/** The hashes of the segments; undefined if no build of this folder has fetched the whole space since there is a log. */
export const readContentIndex = (siteFolder: string): readonly string[] | undefined => {
  const file = join(siteFolder, contentLogFolder, indexFile);
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as ContentIndex).segments;
};

export const readContentSegment = (siteFolder: string, segment: string): string =>
  readFileSync(fileOf(siteFolder, segment), 'utf8');

/** An entry and an asset may have the same id. */
const keyOf = ({ sys }: Entity): string => `${sys.type.replace('Deleted', '')} ${sys.id}`;

/** The latest state of each entity in segments, oldest first; deleted ones are left out. */
export const foldContent = (
  segments: readonly string[],
): { model: ContentModelLine; items: ContentItemLine[] } => {
  const items = new Map<string, ContentItemLine>();
  let model: ContentModelLine = { locales: [], contentTypes: [] };
  for (const text of segments.flatMap((segment) => segment.split('\n'))) {
    if (text === '') continue;
    const line = JSON.parse(text) as ContentModelLine | ContentItemLine;
    if (!('item' in line)) model = line;
    else if (line.item.sys.type.startsWith('Deleted')) items.delete(keyOf(line.item));
    else items.set(keyOf(line.item), line);
  }
  return { model, items: [...items.values()] };
};

const writeSegment = (lines: readonly object[]): string => {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const segment = createHash('sha256').update(text).digest('hex');
  mkdirSync(contentLogFolder, { recursive: true });
  replaceFile(fileOf('.', segment), text);
  return segment;
};

export type ContentLog = {
  add: (items: readonly Entity[]) => void;
  end: (model: ContentModelLine, times: ModifiedTimes) => void;
};

/**
 * Logs what a sync has brought, from which another machine can rebuild a release (`npm run verify`). A sync of changes adds
 * a segment of these only.
 *
 * @param isInitial whether the sync is of the whole space.
 */
export const logContent = (isInitial: boolean): ContentLog => {
  const items: Entity[] = [];
  return {
    add: (more) => void items.push(...more),
    end: (model, times) => {
      let segments = isInitial ? [] : readContentIndex('.');
      // Changes alone are no content.
      if (segments === undefined) return;
      const lines = items.map((item): ContentItemLine => {
        const modified = item.sys.type === 'Entry' ? times[item.sys.id] : undefined;
        return { item, ...(modified !== undefined && { modified }) };
      });
      if (isInitial) segments = [writeSegment([model, ...lines])];
      else if (lines.length > 0) segments = [...segments, writeSegment(lines)];
      if (segments.length > maxSegments) {
        const folded = foldContent(segments.map((segment) => readContentSegment('.', segment)));
        segments = [writeSegment([folded.model, ...folded.items])];
      }
      const index: ContentIndex = { format: 1, segments };
      replaceFile(join(contentLogFolder, indexFile), JSON.stringify(index));
      const kept = new Set([indexFile, ...segments.map((segment) => `${segment}.ndjson`)]);
      for (const name of readdirSync(contentLogFolder))
        if (!kept.has(name)) rmSync(join(contentLogFolder, name));
    },
  };
};
