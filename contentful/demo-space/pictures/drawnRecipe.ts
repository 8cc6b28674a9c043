import { createHash } from 'node:crypto';
import type { AssetRecipe } from '../reader/assetDraft';

/** Kinds of which many are asked for; portraits, marks and icons stay one a seed. */
const pooledArts: ReadonlySet<string> = new Set(['contours', 'flow', 'network', 'strata', 'grid']);

/** Drawings of one kind. Rendering each costs a build a quarter of a second, so neighbours may share one. */
const poolSize = 24;

/** What is drawn for a recipe: its seed decides which drawing of the pool it gets. */
export const drawnRecipe = (recipe: AssetRecipe): AssetRecipe => {
  if (recipe.kind !== 'picture' || !pooledArts.has(recipe.art)) return recipe;
  const place = createHash('sha256').update(recipe.seed).digest().readUInt32BE() % poolSize;
  return { ...recipe, seed: `${recipe.art}-${place}` };
};
