import styled from '@emotion/styled';
import { useId } from 'react';
import { media } from '../theme/media';
import { color, size, space } from '../theme/tokens';

type FilterSelectProps = {
  label: string;
  allLabel: string;
  options: readonly { name: string; value: string; count: number }[];
  /** The selected value; undefined shows everything. */
  selected: string | undefined;
  onChoose: (value?: string) => void;
};

/** A filter with too many options for a row of buttons, as a list to choose from. */
export const FilterSelect = ({
  label,
  allLabel,
  options,
  selected,
  onChoose,
}: FilterSelectProps) => {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={selected ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">{allLabel}</option>
        {options.map(({ name, value, count }) => (
          <option key={value} value={value}>
            {`${name} (${count})`}
          </option>
        ))}
      </select>
    </Field>
  );
};

const Field = styled.div({
  display: 'grid',
  gap: space(0.5),
  flex: '0 1 18rem',
  minWidth: 'min(12rem, 100%)',
  [media.belowSm]: { flexBasis: '100%' },
  '& label': { color: color.inkSoft, fontSize: size.small, fontWeight: 500 },
  '& select': {
    width: '100%',
    minHeight: 44,
    paddingInline: space(1.5),
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: 2,
    background: color.white,
    fontSize: size.control,
  },
  // Without script it would do nothing; authors have pages of their own.
  '@media (scripting: none)': { display: 'none' },
});

/** A row of such lists. */
export const FilterSelects = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(3)}`,
});
