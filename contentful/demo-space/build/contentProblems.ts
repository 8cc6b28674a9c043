import type { Violation } from '../../model/checks/violation';
import type { Draft } from '../reader/draft';
import { sourceNameOf, suggestion } from '../reader/fieldNames';
import type { Origin, Problem } from '../reader/problems';

const nowhere: Origin = { file: '(all)', line: 1 };

/** Where a finding was written: the line of its field, else of its entry. */
const originOf = (finding: Violation, drafts: ReadonlyMap<string, Draft>): Origin => {
  const draft = drafts.get(finding.entryId);
  const field = finding.field === undefined ? undefined : draft?.fields.get(finding.field);
  return field?.origin ?? draft?.origin ?? nowhere;
};

/** Turns findings about entries into problems of the lines they were written on. */
export const toProblems = (
  findings: readonly Violation[],
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
  return findings.map((finding) => {
    const draft = drafts.get(finding.entryId);
    const field = finding.field && draft ? sourceNameOf(draft.type, finding.field) : finding.field;
    const locale = finding.locale ? ` (${finding.locale})` : '';
    const missing = /links to the (?:entry|asset) (\S+), which does not exist/.exec(finding.message)?.[1];
    const hint = missing ? hintFor(missing) : '';
    const where = field ? `${finding.entryId}: ${field}${locale}` : `${finding.entryId}${locale}:`;
    const message = `${where} ${finding.message}${hint}`;
    return { ...originOf(finding, drafts), message, ...(missing ? { missing } : {}) };
  });
};

const inOrder = (a: Problem, b: Problem) =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;

/** From here on a target that many link to is named once, not each time. */
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
