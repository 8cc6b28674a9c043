import type { Problem } from '../reader/problems';
import type { Content } from '../reader/readContent';
import { copyTexts, regionOf } from '../spelling/copyTexts';
import { readFacts } from './readFacts';
import { statements } from './statements';

/** Stories of clients, whose offices and revenue are their own. */
const isOfClients = (file: string): boolean => /\/(?:key-plays|insights)\//.test(file);

/** Statements of the copy that contradict what the content counts. */
export const checkFacts = async (
  content: Content,
): Promise<{ problems: Problem[]; checked: ReadonlyMap<string, number> }> => {
  const facts = await readFacts(content);
  const checked = new Map<string, number>();
  const problems = copyTexts(content)
    .filter(({ file }) => !isOfClients(file))
    .flatMap(({ file, line, label, text }) =>
      statements
        .filter(({ files }) => files?.test(file) ?? true)
        .flatMap(({ says, pattern, isRight }) =>
        [...text.matchAll(pattern)].flatMap(({ 0: statement, 1: figure = '' }) => {
          checked.set(says, (checked.get(says) ?? 0) + 1);
          if (isRight(figure, facts, regionOf({ file, line }))) return [];
          return [{ file, line, message: `${label}: “${statement}” disagrees with the ${says} that the content holds` }];
        }),
      ),
    );
  return { problems, checked };
};
