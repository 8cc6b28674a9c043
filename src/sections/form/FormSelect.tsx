import styled from '@emotion/styled';
import type { ControlAttributes } from '../../components/form/FormControl';
import { space } from '../../theme/tokens';

type FormSelectProps = {
  attributes: ControlAttributes;
  options: readonly string[];
  /** What stands there before a choice. */
  placeholder: string;
};

/** A choice of one option. */
export const FormSelect = ({ attributes, options, placeholder }: FormSelectProps) => (
  <Select {...attributes}>
    <option value="">{placeholder}</option>
    {options.map((option) => (
      <option key={option} value={option}>
        {option}
      </option>
    ))}
  </Select>
);

const Select = styled.select({
  '&&': { paddingInlineEnd: space(6) },
  appearance: 'none',
  // An arrow in the colour of the text, of two triangles.
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
  backgroundPosition: 'right 24px center, right 18px center',
  backgroundSize: '6px 6px',
  backgroundRepeat: 'no-repeat',
  '[dir="rtl"] &': { backgroundPosition: 'left 18px center, left 24px center' },
});
