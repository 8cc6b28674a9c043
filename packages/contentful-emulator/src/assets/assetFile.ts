/** The file of an asset in one locale, as `fields.file` has it. */
export type AssetFile = {
  url: string;
  fileName: string;
  contentType: string;
  details?: { size?: number; image?: { width?: number; height?: number } };
};

/** Whether a field value is a processed file. An asset may have none, or one still being uploaded. */
export const isAssetFile = (value: unknown): value is AssetFile => {
  if (typeof value !== 'object' || value === null) return false;
  const file = value as Partial<AssetFile>;
  return typeof file.url === 'string' && typeof file.fileName === 'string';
};
