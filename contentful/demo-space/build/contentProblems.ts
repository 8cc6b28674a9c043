import type { Violation } from '../../model/checks/violation';
import type { Draft } from '../reader/draft';
import { sourceNameOf, suggestion } from '../reader/fieldNames';
import type { Origin, Problem } from '../reader/problems';

const nowhere: Origin = { file: '(all)', line: 1 };

/** The source line of a violation: that of its field, else of its entry. */
const originOf = (violation: Violation, drafts: ReadonlyMap<string, Draft>): Origin => {
  const draft = drafts.get(violation.entryId);
  const field = violation.field === undefined ? undefined : draft?.fields.get(violation.field);
  return field?.origin ?? draft?.origin ?? nowhere;
};

/** Converts violations of entries to problems with their source lines. */
export const toProblems = (
  violations: readonly Violation[],
  entries: readonly Draft[],
  assetIds: readonly string[],
): Problem[] => {
  const drafts = new Map(entries.map((draft) => [draft.id, draft]));
  const targets = [...drafts.keys(), ...assetIds];
  const hints = new Map<string, string>();
  const hintFor = (missing: string): string => {
    const hint = hints.get(missing) ?? suggestion(missing, targets);
    hints.set(missing, hint);
    return hint;
  };
  return violations.map((violation) => {
    const draft = drafts.get(violation.entryId);
    const field = violation.field && draft ? sourceNameOf(draft.type, violation.field) : violation.field;
    const locale = violation.locale ? ` (${violation.locale})` : '';
    const missing = /links to the (?:entry|asset) (\S+), which does not exist/.exec(violation.message)?.[1];
    const hint = missing ? hintFor(missing) : '';
    const where = field ? `${violation.entryId}: ${field}${locale}` : `${violation.entryId}${locale}:`;
    const message = `${where} ${violation.message}${hint}`;
    return { ...originOf(violation, drafts), message, ...(missing ? { missing } : {}) };
  });
};

const inOrder = (a: Problem, b: Problem) =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;

/** From this number on, a missing target is reported once instead of for each link. */
const many = 2;

/** One line a problem, in the order of files and lines; an entry that many miss is named once, last. */
export const formatProblems = (problems: readonly Problem[]): string[] => {
  const sorted = [...problems].sort(inOrder);
  const wanting = new Map<string, Problem[]>();
  for (const problem of sorted) {
    if (problem.missing === undefined) continue;
    wanting.set(problem.missing, [...(wanting.get(problem.missing) ?? []), problem]);
  }
  const isMany = ({ missing }: Problem) =>
    missing !== undefined && (wanting.get(missing)?.length ?? 0) >= many;
  const single = sorted
    .filter((problem) => !isMany(problem))
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
  const grouped = [...wanting].flatMap(([id, [first, ...others]]) =>
    first && isMany(first)
      ? [
          `${first.file}:${first.line} links to ${id}, which does not exist (${others.length + 1} places)`,
        ]
      : [],
  );
  return [...new Set(single), ...grouped.sort()];
};
