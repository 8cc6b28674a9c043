import type { Resource, ResourceBody, ResourceType } from '../types';

type Exported = ResourceBody & {
  sys?: {
    id?: string;
    version?: number;
    createdAt?: string;
    updatedAt?: string;
    publishedVersion?: number;
    publishedAt?: string;
    firstPublishedAt?: string;
    publishedCounter?: number;
    visibility?: string;
    contentType?: { sys: { id: string } };
  };
};

/** Default of missing dates. Constant, so that the same file always has the same content. */
const defaultDate = '2020-01-01T00:00:00.000Z';

const keys: Record<string, ResourceType> = {
  contentTypes: 'ContentType',
  editorInterfaces: 'EditorInterface',
  locales: 'Locale',
  tags: 'Tag',
  webhooks: 'WebhookDefinition',
};

/** Key of a resource: its id; the content type id for an editor interface, the code for a locale without id. */
const idOf = ({ sys, code }: Exported, type: ResourceType): string | undefined =>
  type === 'EditorInterface' ? sys?.contentType?.sys.id : (sys?.id ?? (code as string | undefined));

const toResource = (exported: Exported, type: ResourceType): Resource[] => {
  const { sys = {}, ...rest } = exported;
  const id = idOf(exported, type);
  if (id === undefined) return [];
  const body = type === 'Tag' ? { ...rest, visibility: sys.visibility ?? 'public' } : rest;
  const updatedAt = sys.updatedAt ?? defaultDate;
  const version = sys.version ?? 1;
  const isPublished = type === 'ContentType';
  return [
    {
      type,
      id,
      version,
      createdAt: sys.createdAt ?? defaultDate,
      updatedAt,
      body,
      publishedCounter: sys.publishedCounter ?? (isPublished ? 1 : 0),
      ...(isPublished
        ? {
            published: {
              body,
              version: sys.publishedVersion ?? version,
              at: sys.publishedAt ?? updatedAt,
            },
            firstPublishedAt: sys.firstPublishedAt ?? sys.createdAt ?? defaultDate,
          }
        : {}),
    },
  ];
};

/** Reads content types, editor interfaces, locales, tags and webhooks from a validated export file, with all properties. */
export const readResources = (file: Record<string, unknown>): Resource[] =>
  Object.entries(keys).flatMap(([key, type]) => {
    const list = file[key];
    return Array.isArray(list)
      ? (list as Exported[]).flatMap((item) => toResource(item, type))
      : [];
  });
