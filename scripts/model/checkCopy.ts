import { checkExport } from '../../contentful/model/checkExport';
import type { Violation } from '../../contentful/model/checks/violation';
import { fetchExport } from '../content-check/fetchExport';
import { formatViolations } from '../content-check/formatViolations';

const keyOf = ({ entryId, field, locale, message }: Violation): string =>
  JSON.stringify([entryId, field, locale, message]);

/** Errors, and missing content types and fields: the check warns of them, but the build needs all. */
const violationsOf = (file: unknown): Violation[] => {
  const { errors, warnings } = checkExport(file);
  return [...errors, ...warnings.filter(({ entryId, contentType }) => entryId === contentType)];
};

/**
 * Checks the content types and the content of the copy by the rules of `npm run space -- check`. Returns the errors that the
 * present environment does not have, as lines.
 */
export const checkCopy = async (
  present: NodeJS.ProcessEnv,
  copy: NodeJS.ProcessEnv,
): Promise<string[]> => {
  const [before, after] = [await fetchExport(present), await fetchExport(copy)];
  const known = new Set(violationsOf(before).map(keyOf));
  const errors = violationsOf(after).filter((error) => !known.has(keyOf(error)));
  if (errors.length === 0) return [];
  const counts = { entries: after.entries.length, assets: after.assets.length };
  return formatViolations({ errors, warnings: [] }, counts);
};
