import { isAssetFile } from '../../assets/assetFile';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { EntityKind, LocalizedFields } from '../../types';
import { validationFailed } from '../managementErrors';

/** The token in an asset URL, /{space}/{asset}/{token}/{name}. */
const tokenIn = (url: string): string | undefined =>
  /^(?:https?:)?\/\/[^/]+\/[^/]+\/[^/]+\/([^/]+)\/[^/]+$/.exec(url)?.[1];

/**
 * Replaces the URLs in the fields of an asset, which point to this server, with the stored URLs. Throws Contentful's 422
 * for any other URL, because files must be uploaded. Returns the fields of entries unchanged.
 */
export const restoreFileUrls = (
  kind: EntityKind,
  id: string,
  fields: LocalizedFields,
  { store, library }: SpaceContext,
): LocalizedFields => {
  if (kind !== 'Asset' || !fields.file) return fields;
  const asset = store.get('Asset', id);
  const files = Object.entries(fields.file).map(([code, file]) => {
    if (!isAssetFile(file)) return [code, file];
    const known = asset && library.findByToken(asset, tokenIn(file.url) ?? '');
    if (!known) {
      throw validationFailed([
        {
          name: 'unknown',
          details: 'The property "url" is not expected; set "upload" and process the asset',
          path: ['fields', 'file', code, 'url'],
        },
      ]);
    }
    return [code, { ...file, url: known.url }];
  });
  return { ...fields, file: Object.fromEntries(files) as Record<string, unknown> };
};
