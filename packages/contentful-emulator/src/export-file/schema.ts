import { z } from 'zod';

/** Default of missing dates. Constant, so that the same file always has the same content. */
const defaultDate = '2020-01-01T00:00:00.000Z';

const sysDates = {
  createdAt: z.string().default(defaultDate),
  updatedAt: z.string().default(defaultDate),
};

const link = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.string(), id: z.string() }),
});

const metadata = z
  .object({ tags: z.array(link).default([]), concepts: z.array(link).optional() })
  .default({ tags: [] });

/** Schema of a content type in the export file, reduced to what the delivery API returns. */
export const contentTypeSchema = z.object({
  sys: z.object({ id: z.string().min(1), ...sysDates, publishedCounter: z.number().optional() }),
  name: z.string(),
  description: z.string().nullish(),
  displayField: z.string().nullish(),
  fields: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string(),
      type: z.string(),
      localized: z.boolean().default(false),
      required: z.boolean().default(false),
      disabled: z.boolean().default(false),
      omitted: z.boolean().default(false),
      linkType: z.string().optional(),
      items: z
        .object({
          type: z.string(),
          linkType: z.string().optional(),
          validations: z.array(z.unknown()).optional(),
        })
        .optional(),
    }),
  ),
});

export const localeSchema = z.object({
  sys: z.object({ id: z.string() }).optional(),
  code: z.string().min(1),
  name: z.string(),
  default: z.boolean().default(false),
  fallbackCode: z.string().nullish(),
});

export const tagSchema = z.object({
  name: z.string(),
  sys: z.object({ id: z.string(), visibility: z.string().default('public'), ...sysDates }),
});

/** Schema of an entry or asset in the export file. */
export const entitySchema = z.object({
  metadata,
  sys: z.object({
    id: z.string().min(1),
    ...sysDates,
    version: z.number().default(1),
    publishedVersion: z.number().optional(),
    publishedAt: z.string().optional(),
    firstPublishedAt: z.string().optional(),
    publishedCounter: z.number().optional(),
    archivedAt: z.string().optional(),
    archivedVersion: z.number().optional(),
    fieldStatus: z.object({ '*': z.record(z.string(), z.string()) }).optional(),
    contentType: link.optional(),
  }),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});

export type ExportedEntity = z.infer<typeof entitySchema>;
