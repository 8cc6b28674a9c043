import type { AssetRecipe } from '../reader/assetDraft';

/** temp */
export const makeDocument = (recipe: Extract<AssetRecipe, { kind: 'document' }>): Buffer =>
  Buffer.from(`%PDF-1.4 ${recipe.title}`);
