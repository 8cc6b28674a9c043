import styled from '@emotion/styled';
import { useId } from 'react';
import { media } from '../theme/media';
import { color, size, space } from '../theme/tokens';
import { FilterRow } from './FilterBar';

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
  flex: '1 1 8rem',
  minWidth: 0,
  '& select': {
    width: '100%',
    minHeight: 44,
    paddingInline: space(1.5),
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: 2,
    background: color.white,
    fontSize: size.control,
  },
  [media.md]: { display: 'contents' },
  // Without script it would do nothing; authors have pages of their own.
  '@media (scripting: none)': { display: 'none' },
});

/** A row of such lists. */
export const FilterSelects = styled(FilterRow)({
  [media.belowMd]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space(2)} ${space(1.5)}`,
    marginTop: space(2),
  },
  [media.md]: { gridTemplateColumns: 'calc(25% - 18px) minmax(0, 1fr) auto minmax(0, 1fr)' },
});
