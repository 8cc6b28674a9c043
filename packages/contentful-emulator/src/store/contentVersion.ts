import { createHash } from 'node:crypto';
import type { SpaceState } from './spaceState';

const shapeHash = ({ model }: SpaceState, contentHash: string, lineage: string): string =>
  model.lastShapeSequence === 0
    ? contentHash
    : createHash('sha256')
        .update(`${contentHash} ${lineage} ${model.lastShapeSequence}`)
        .digest('hex');

/**
 * A text that changes whenever answers of the delivery API may have. Its first part is a hash of what no sync reports:
 * the export file, the files beside it, and changes to content types, locales and tags; the others count published
 * changes.
 */
export const contentVersion = (state: SpaceState, contentHash: string, lineage: string): string => {
  const parts = [shapeHash(state, contentHash, lineage).slice(0, 16)];
  if (state.publishedSequence > 0) {
    parts.push(lineage.slice(0, 8), String(state.publishedSequence));
  }
  return parts.join('-');
};
