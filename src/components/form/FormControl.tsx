import styled from '@emotion/styled';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { Problem } from './problemStyles';
import type { ShownField } from './shownField';

type FormControlProps = {
  field: ShownField;
  id: string;
  problem: string | undefined;
  isWide: boolean;
  labels: { readonly optional: string; readonly chooseOption?: string };
};

/** A text that may be long gets more room. */
const rowsOf = (maximum: number): number => (maximum > 1000 ? 7 : 4);

/** A field of text or a choice: label, help, control, problem. */
export const FormControl = ({ field, id, problem, isWide, labels }: FormControlProps) => {
  const { name, type, isRequired, maximum, label, help, autoComplete, options = [] } = field;
  const describedBy = [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    autoComplete,
    required: isRequired,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <Field data-wide={isWide}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <small> ({labels.optional})</small>}
      </label>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {type === 'textarea' ? (
        <textarea {...shared} rows={rowsOf(maximum)} maxLength={maximum} />
      ) : type === 'select' ? (
        <select {...shared}>
          <option value="">{labels.chooseOption}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} type={type} maxLength={maximum} />
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
  '& select': {
    appearance: 'none',
    paddingRight: space(6),
    // An arrow in the colour of the text, of two triangles.
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
    backgroundPosition: 'right 24px center, right 18px center',
    backgroundSize: '6px 6px',
    backgroundRepeat: 'no-repeat',
  },
  '& [aria-invalid]': { borderColor: color.signalText },
  [media.sm]: { '&&:not([data-wide="true"])': { gridColumn: 'auto' } },
});

const Help = styled.p({ color: color.inkSoft, fontSize: size.small });
