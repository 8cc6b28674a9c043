import { isRecord } from '../../contentful/model/checks/values';
import type { ContentItemLine } from '../../plugins/contentful-consistency/contentLog';

/** The files of an asset by locale. */
const filesOf = ({ item }: ContentItemLine): Record<string, unknown>[] => {
  const { file } = (item.fields ?? {}) as { file?: unknown };
  return item.sys.type === 'Asset' && isRecord(file) ? Object.values(file).filter(isRecord) : [];
};

/** The URLs of the files of assets, each once. */
export const assetUrls = (items: readonly ContentItemLine[]): string[] => [
  ...new Set(
    items
      .flatMap(filesOf)
      .map(({ url }) => url)
      .filter((url) => typeof url === 'string'),
  ),
];
