import { isRecord } from '../../contentful/model/checks/values';
import type {
  ContentItemLine,
  ContentModelLine,
} from '../../plugins/contentful-consistency/contentLog';

/** `sys` of an item as the delivery API returns it. */
type DeliveredSys = {
  id: string;
  createdAt?: string;
  updatedAt: string;
  revision?: number;
  publishedVersion?: number;
};

const toSys = (sys: ContentItemLine['item']['sys']): object => {
  const { createdAt, revision = 1, publishedVersion = 1, ...rest } = sys as DeliveredSys;
  const { updatedAt } = sys;
  return {
    ...rest,
    createdAt: createdAt ?? updatedAt,
    firstPublishedAt: createdAt ?? updatedAt,
    publishedAt: updatedAt,
    version: publishedVersion + 1,
    publishedVersion,
    publishedCounter: revision,
  };
};

/** An asset whose files are found beside the export file, by their hashes. */
const withFiles = (fields: object, assets: Readonly<Record<string, string | null>>): object => {
  const { file } = fields as { file?: unknown };
  if (!isRecord(file)) return fields;
  const found = Object.entries(file).map(([locale, value]): [string, unknown] => {
    if (!isRecord(value)) return [locale, value];
    const hash = assets[String(value.url)];
    return [locale, { ...value, url: `//assets.example/assets/${hash ?? 'missing'}` }];
  });
  return { ...fields, file: Object.fromEntries(found) };
};

/** The content of a snapshot in the format of contentful-export. */
export const toExport = (
  { model, items }: { model: ContentModelLine; items: readonly ContentItemLine[] },
  assets: Readonly<Record<string, string | null>>,
): object => {
  const ofType = (type: string): ContentItemLine['item'][] =>
    items.map(({ item }) => item).filter(({ sys }) => sys.type === type);
  return {
    ...model,
    entries: ofType('Entry').map((item) => ({ ...item, sys: toSys(item.sys) })),
    assets: ofType('Asset').map((item) => ({
      ...item,
      sys: toSys(item.sys),
      fields: withFiles(item.fields ?? {}, assets),
    })),
  };
};
