import type { ContentType, Locale, Resource, Tag } from '../types';
import { contentTypeSchema } from '../export-file/schema';

/** Published version of a content type, which validates entries; undefined if it is not published. */
export const toContentType = (resource: Resource): ContentType | undefined => {
  if (!resource.published) return undefined;
  const { id, createdAt, publishedCounter } = resource;
  const { description, displayField, name, fields } = contentTypeSchema.parse({
    ...resource.published.body,
    sys: { id },
  });
  return {
    id,
    name,
    description: description ?? '',
    displayField: displayField ?? null,
    fields,
    createdAt: resource.firstPublishedAt ?? createdAt,
    updatedAt: resource.published.at,
    revision: publishedCounter,
  };
};

type LocaleBody = { code: string; name: string; default?: boolean; fallbackCode?: string | null };

export const toLocale = ({ id, body }: Resource): Locale => {
  const { code, name, default: isDefault = false, fallbackCode = null } = body as LocaleBody;
  return { id, code, name, default: isDefault, fallbackCode };
};

export const toTag = ({ id, body, createdAt, updatedAt }: Resource): Tag => {
  const { name, visibility } = body as { name: string; visibility: string };
  return { id, name, visibility, createdAt, updatedAt };
};
