import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ContentType, Entity, EntityKind, Locale, SpaceContent, Tag } from '../types';
import { checkLocales } from './checkLocales';
import { contentTypeSchema, entitySchema, localeSchema, tagSchema } from './schema';
import { readResources } from './readResources';
import { ExportFileError } from './exportFileError';
import { toEntity } from './toEntity';

type Collect = (problem: string) => void;

const parseJson = (text: string, name: string): Record<string, unknown> => {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ExportFileError(name, [`is not valid JSON (${(error as Error).message})`]);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ExportFileError(name, [
      'is not an object; it must be the file contentful-export writes',
    ]);
  }
  return value as Record<string, unknown>;
};

const idOf = (value: unknown): string => {
  const sys = (value as { sys?: { id?: unknown } } | null)?.sys;
  return typeof sys?.id === 'string' ? `"${sys.id}"` : 'without an id';
};

/** Space id of the first item that has one. */
const spaceIdOf = (items: unknown[]): string | undefined => {
  for (const item of items) {
    const { sys } = item as { sys?: { space?: { sys?: { id?: unknown } } } };
    const id = sys?.space?.sys?.id;
    if (typeof id === 'string' && id !== '') return id;
  }
  return undefined;
};

/** Parses the items of a list. Reports each item that does not match the schema. */
const parseList = <Schema extends z.ZodType>(
  list: unknown[],
  schema: Schema,
  noun: string,
  collect: Collect,
): z.infer<Schema>[] =>
  list.flatMap((value, index) => {
    const result = schema.safeParse(value);
    if (result.success) return [result.data];
    const [issue] = result.error.issues;
    collect(
      `${noun} ${idOf(value)} (number ${index + 1}): ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not as contentful-export writes it'}`,
    );
    return [];
  });

const reportDuplicates = (ids: readonly string[], noun: string, collect: Collect) => {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) collect(`two ${noun} have the id "${id}"; ids must be unique`);
    seen.add(id);
  }
};

/**
 * Parses and validates the text of a contentful-export file. Throws an {@link ExportFileError} that lists all violations
 * of the format. Drops values without a field definition or locale with a warning. `name` is the file in messages.
 */
export const checkExportFile = (text: string, name: string): SpaceContent => {
  const file = parseJson(text, name);
  const problems: string[] = [];
  const warnings: string[] = [];
  const collect: Collect = (problem) => problems.push(problem);

  const listOf = (key: string, isRequired: boolean): unknown[] => {
    const value = file[key];
    if (Array.isArray(value)) return value;
    if (isRequired) {
      const state = value === undefined ? 'is missing' : 'is not a list';
      collect(`"${key}" ${state}; export the space again, or add "${key}": []`);
    }
    return [];
  };
  const lists = {
    contentTypes: listOf('contentTypes', true),
    locales: listOf('locales', true),
    entries: listOf('entries', true),
    assets: listOf('assets', true),
    tags: listOf('tags', false),
  };
  if (problems.length > 0) throw new ExportFileError(name, problems);

  const contentTypes: ContentType[] = parseList(
    lists.contentTypes,
    contentTypeSchema,
    'content type',
    collect,
  ).map(({ sys, description, displayField, ...rest }) => ({
    ...rest,
    id: sys.id,
    description: description ?? '',
    displayField: displayField ?? null,
    createdAt: sys.createdAt,
    updatedAt: sys.updatedAt,
    revision: sys.publishedCounter ?? 1,
  }));
  const locales: Locale[] = parseList(lists.locales, localeSchema, 'locale', collect).map(
    ({ sys, fallbackCode, ...rest }) => ({
      ...rest,
      id: sys?.id ?? rest.code,
      fallbackCode: fallbackCode ?? null,
    }),
  );
  const tags: Tag[] = parseList(lists.tags, tagSchema, 'tag', collect).map(
    ({ sys, name: tagName }) => ({ ...sys, name: tagName }),
  );
  problems.push(...checkLocales(locales));
  reportDuplicates(
    contentTypes.map(({ id }) => id),
    'content types',
    collect,
  );

  const typeById = new Map(contentTypes.map((type) => [type.id, type]));
  const localeCodes = new Set(locales.map(({ code }) => code));
  const warn = (line: string) => warnings.push(line);

  const readEntities = (kind: EntityKind, list: unknown[]): Entity[] => {
    const noun = kind.toLowerCase();
    const exported = parseList(list, entitySchema, noun, collect);
    reportDuplicates(
      exported.map(({ sys }) => sys.id),
      kind === 'Entry' ? 'entries' : 'assets',
      collect,
    );
    return exported.flatMap((entity) => {
      const label = `${noun} "${entity.sys.id}"`;
      if (kind === 'Asset') {
        return [toEntity(kind, entity, { contentType: undefined, localeCodes, label, warn })];
      }
      const typeId = entity.sys.contentType?.sys.id;
      const contentType = typeId === undefined ? undefined : typeById.get(typeId);
      if (!contentType) {
        collect(
          typeId === undefined
            ? `${label}: has no sys.contentType; name the content type it belongs to`
            : `${label}: its content type "${typeId}" is not in the file; add the content type or remove the entry`,
        );
        return [];
      }
      return [toEntity(kind, entity, { contentType, localeCodes, label, warn })];
    });
  };
  const entities = [
    ...readEntities('Entry', lists.entries),
    ...readEntities('Asset', lists.assets),
  ];
  if (problems.length > 0) throw new ExportFileError(name, problems);
  if (entities.length > 0 && !entities.some(({ published }) => published)) {
    warn(
      'nothing in the file is published, so the delivery API returns nothing; export published content',
    );
  }
  return {
    fileHash: createHash('sha256').update(text).digest('hex'),
    spaceId: spaceIdOf(Object.values(lists).flat()),
    contentTypes,
    locales,
    tags,
    entities,
    resources: readResources(file),
    warnings,
  };
};
