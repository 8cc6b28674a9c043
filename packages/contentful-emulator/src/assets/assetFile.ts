/** Value of the asset field `file` in one locale. */
export type AssetFile = {
  url: string;
  fileName: string;
  contentType: string;
  details?: { size?: number; image?: { width?: number; height?: number } };
};

/** Whether a field value is a processed file. An asset may have no file, or an upload that is not processed yet. */
export const isAssetFile = (value: unknown): value is AssetFile => {
  if (typeof value !== 'object' || value === null) return false;
  const file = value as Partial<AssetFile>;
  return typeof file.url === 'string' && typeof file.fileName === 'string';
};
