import { fill } from '../../i18n/fill';
import type { FieldProblem, FieldProblems, FormField } from './checkFields';
import type { FormResponseLabels } from './NoJsResponseLabels';

type ProblemLabels = Pick<
  FormResponseLabels,
  'requiredField' | 'invalidEmail' | 'messageTooLong' | 'consentRequired'
>;

/** What visitors read of the problems of a form, by the names of its fields. */
export const problemTexts = (
  fields: readonly FormField[],
  problems: FieldProblems,
  labels: ProblemLabels,
  writeNumber: (value: number) => string,
): ReadonlyMap<string, string> => {
  const explain = ({ type, maximum }: FormField, problem: FieldProblem): string => {
    if (type === 'consent') return labels.consentRequired;
    if (problem === 'tooLong') return fill(labels.messageTooLong, { max: writeNumber(maximum) });
    return problem === 'invalid' && type === 'email' ? labels.invalidEmail : labels.requiredField;
  };
  return new Map(
    fields.flatMap((field): [string, string][] => {
      const problem = problems[field.name];
      return problem ? [[field.name, explain(field, problem)]] : [];
    }),
  );
};
