import type { RefObject } from 'react';
import { fill } from '../../i18n/fill';
import { useNumber } from '../../i18n/useNumber';
import { Summary } from './problemStyles';
import type { ShownField } from './shownField';

type FormSummaryProps = {
  fields: readonly ShownField[];
  /** The texts of the problems, by the names of their fields. */
  texts: ReadonlyMap<string, string>;
  idPrefix: string;
  formErrors: string;
  summary: RefObject<HTMLDivElement>;
};

/** The problems of a form with links to their fields; renders nothing if there are none. */
export const FormSummary = ({ fields, texts, idPrefix, formErrors, summary }: FormSummaryProps) => {
  const write = useNumber();
  if (texts.size === 0) return null;
  return (
    <Summary ref={summary} tabIndex={-1} role="alert">
      <p>{fill(formErrors, { count: write(texts.size) })}</p>
      <ul>
        {fields.flatMap(({ name, type, label }) => {
          const text = texts.get(name);
          return text === undefined ? (
            []
          ) : (
            <li key={name}>
              <a href={`#${idPrefix}-${name}`}>
                {type === 'consent' ? text : `${label} – ${text}`}
              </a>
            </li>
          );
        })}
      </ul>
    </Summary>
  );
};
