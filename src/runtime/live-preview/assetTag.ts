/** The asset of a picture; only picture data of the preview have it (`gatsby/resolvers/taggingResolvers.ts`). */
type WithAsset = { asset?: { id: string; locale: string } };

/** The attributes of the live preview SDK for a picture without alternative text, which would carry the source tag. */
export const assetTag = (picture: object): Readonly<Record<string, string>> => {
  const { asset } = picture as WithAsset;
  return asset
    ? {
        'data-contentful-asset-id': asset.id,
        'data-contentful-field-id': 'file',
        'data-contentful-locale': asset.locale,
      }
    : {};
};
