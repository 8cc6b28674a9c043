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

/** Date of what a file gives none for; fixed, so that the same file always serves the same space. */
const noDate = '2020-01-01T00:00:00.000Z';

const keys: Record<string, ResourceType> = {
  contentTypes: 'ContentType',
  editorInterfaces: 'EditorInterface',
  locales: 'Locale',
  tags: 'Tag',
  webhooks: 'WebhookDefinition',
};

/** An editor interface goes by the content type it belongs to; a locale without an id by its code. */
const idOf = ({ sys, code }: Exported, type: ResourceType): string | undefined =>
  type === 'EditorInterface' ? sys?.contentType?.sys.id : (sys?.id ?? (code as string | undefined));

const toResource = (exported: Exported, type: ResourceType): Resource[] => {
  const { sys = {}, ...rest } = exported;
  const id = idOf(exported, type);
  if (id === undefined) return [];
  const body = type === 'Tag' ? { ...rest, visibility: sys.visibility ?? 'public' } : rest;
  const updatedAt = sys.updatedAt ?? noDate;
  const version = sys.version ?? 1;
  const isPublished = type === 'ContentType';
  return [
    {
      type,
      id,
      version,
      createdAt: sys.createdAt ?? noDate,
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
            firstPublishedAt: sys.firstPublishedAt ?? sys.createdAt ?? noDate,
          }
        : {}),
    },
  ];
};

/** Everything of a checked export file that is no entry or asset, whole, as the management API needs it. */
export const readResources = (file: Record<string, unknown>): Resource[] =>
  Object.entries(keys).flatMap(([key, type]) => {
    const list = file[key];
    return Array.isArray(list)
      ? (list as Exported[]).flatMap((item) => toResource(item, type))
      : [];
  });
