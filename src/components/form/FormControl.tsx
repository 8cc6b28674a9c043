import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { describedBy } from './describedBy';
import { Help } from './Help';
import { Problem } from './problemStyles';
import type { ShownField } from './shownField';

/** Attributes of every control. */
export type ControlAttributes = {
  id: string;
  name: string;
  autoComplete: string | undefined;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type RenderSelect = (attributes: ControlAttributes, options: readonly string[]) => ReactNode;

type FormControlProps = {
  field: ShownField;
  id: string;
  problem: string | undefined;
  /** What stands beside the label of a field that may be empty. */
  optional: string;
  renderSelect?: RenderSelect;
};

/** A text that may be long gets more room. */
const rowsOf = (maximum: number): number => (maximum > 1000 ? 7 : 4);

/** A field of text or a choice: label, help, control, problem. */
export const FormControl = ({ field, id, problem, optional, renderSelect }: FormControlProps) => {
  const {
    name,
    type,
    isRequired,
    maximum,
    label,
    help,
    autoComplete,
    isWide,
    options = [],
  } = field;
  const attributes: ControlAttributes = {
    id,
    name,
    autoComplete,
    required: isRequired,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(id, problem, help),
  };
  return (
    <Field data-wide={isWide}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <small> ({optional})</small>}
      </label>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {type === 'textarea' ? (
        <textarea {...attributes} rows={rowsOf(maximum)} maxLength={maximum} />
      ) : type === 'select' ? (
        renderSelect?.(attributes, options)
      ) : (
        <input {...attributes} type={type} maxLength={maximum} />
      )}
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </Field>
  );
};

const Field = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  '& label': { fontWeight: 600, fontSize: size.meta },
  '& small': { color: color.inkSoft, fontWeight: 400 },
  '& input, & textarea, & select': {
    width: '100%',
    minHeight: 52,
    padding: `${space(1.5)} ${space(2)}`,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: 2,
    backgroundColor: color.white,
  },
  '& textarea': { resize: 'vertical' },
  '& [aria-invalid]': { borderColor: color.signalText },
  [media.sm]: { '&&:not([data-wide="true"])': { gridColumn: 'auto' } },
});
