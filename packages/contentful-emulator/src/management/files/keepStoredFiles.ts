import { isAssetFile } from '../../assets/assetFile';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { EntityKind, LocalizedFields } from '../../types';
import { validationFailed } from '../managementErrors';

/** The part of an address that names the file: /{space}/{asset}/{token}/{name}. */
const tokenIn = (url: string): string | undefined =>
  /^(?:https?:)?\/\/[^/]+\/[^/]+\/[^/]+\/([^/]+)\/[^/]+$/.exec(url)?.[1];

/**
 * Fields of an asset with the addresses of its files as the store knows them, instead of those this server shows.
 * An address that is not the asset's own is refused: files come by upload. Entries stay as they are.
 */
export const keepStoredFiles = (
  kind: EntityKind,
  id: string,
  fields: LocalizedFields,
  { store, library }: SpaceContext,
): LocalizedFields => {
  if (kind !== 'Asset' || !fields.file) return fields;
  const asset = store.get('Asset', id);
  const files = Object.entries(fields.file).map(([code, file]) => {
    if (!isAssetFile(file)) return [code, file];
    const known = asset && library.lookUp(asset, tokenIn(file.url) ?? '');
    if (!known) {
      throw validationFailed([
        {
          name: 'unknown',
          details: 'The property "url" is not expected; name an "upload" and process the asset',
          path: ['fields', 'file', code, 'url'],
        },
      ]);
    }
    return [code, { ...file, url: known.url }];
  });
  return { ...fields, file: Object.fromEntries(files) as Record<string, unknown> };
};
