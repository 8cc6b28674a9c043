import type { CheckResult, Violation } from '../../contentful/model/checks/violation';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** What a violation is about: content type, name and id of the entry, field and locale. */
const placeOf = ({ contentType, entryName, entryId, field, locale }: Violation): string =>
  [
    [
      contentType,
      entryName !== contentType && `"${entryName}"`,
      entryId !== '' && entryId !== entryName && `(${entryId})`,
    ]
      .filter(Boolean)
      .join(' '),
    field,
    locale,
  ]
    .filter(Boolean)
    .join(', ');

const section = (heading: string, violations: readonly Violation[]): string[] =>
  violations.length === 0
    ? []
    : [
        heading,
        ...violations.map((violation) => `  ${placeOf(violation)}: ${violation.message}`),
        '',
      ];

/** The report of a content check, one line per violation, errors first; the last line has the totals. */
export const formatViolations = (
  { errors, warnings }: CheckResult,
  { entries, assets }: { entries: number; assets: number },
): string[] => [
  ...section('Errors', errors),
  ...section('Warnings', warnings),
  `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')} in ${count(entries, 'entry', 'entries')} and ${count(assets, 'asset')}`,
];
