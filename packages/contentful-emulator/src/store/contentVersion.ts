import { createHash } from 'node:crypto';
import type { SpaceState } from './spaceState';

const modelHash = ({ model }: SpaceState, contentHash: string, lineage: string): string =>
  model.lastModelSequence === 0
    ? contentHash
    : createHash('sha256')
        .update(`${contentHash} ${lineage} ${model.lastModelSequence}`)
        .digest('hex');

/**
 * Version that changes whenever a response of the delivery API may have changed. The part before the first hyphen is a
 * hash of everything that a sync does not report: export file, asset files, content types, locales and tags. The other
 * parts are the journal id and the sequence number of the last published change.
 */
export const contentVersion = (state: SpaceState, contentHash: string, lineage: string): string => {
  const parts = [modelHash(state, contentHash, lineage).slice(0, 16)];
  if (state.publishedSequence > 0) {
    parts.push(lineage.slice(0, 8), String(state.publishedSequence));
  }
  return parts.join('-');
};
