import { immutablePattern } from '../../hosting/headers';
import { unlistedFiles } from '../unlistedFiles';
import { isCompared, type LiveDifference } from './compareLive';

const immutable = new RegExp(immutablePattern);

export type RebuiltComparison = {
  differences: LiveDifference[];
  /** Files that were compared. */
  compared: number;
  /** Files of earlier releases that this one keeps for open tabs, named by their content. */
  kept: number;
};

/** Compares the hashes of a signed release with those of a rebuild, by path. */
export const compareRebuilt = (
  signed: Readonly<Record<string, string>>,
  rebuilt: Readonly<Record<string, string>>,
): RebuiltComparison => {
  const paths = [...new Set([...Object.keys(signed), ...Object.keys(rebuilt)])]
    .filter((path) => isCompared(path) && !unlistedFiles.test(path))
    .sort();
  const isKept = (path: string): boolean =>
    rebuilt[path] === undefined && immutable.test(`/${path.replace(/\.(?:br|gz)$/, '')}`);
  const compared = paths.filter((path) => !isKept(path));
  const differences = compared.flatMap((path): LiveDifference[] => {
    if (signed[path] === rebuilt[path]) return [];
    if (rebuilt[path] === undefined) return [{ path, what: 'is not in the rebuilt site' }];
    if (signed[path] === undefined) return [{ path, what: 'is in the rebuilt site only' }];
    return [{ path, what: 'differs from the rebuilt site' }];
  });
  return { differences, compared: compared.length, kept: paths.length - compared.length };
};
