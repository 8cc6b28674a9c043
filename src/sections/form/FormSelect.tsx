import styled from '@emotion/styled';
import type { ControlAttributes } from '../../components/form/FormControl';
import { selectArrow } from '../../theme/selectArrow';
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

const Select = styled.select(selectArrow, { '&&': { paddingInlineEnd: space(6) } });
