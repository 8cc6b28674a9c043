import styled from '@emotion/styled';
import { color, size, space } from '../theme/tokens';

type FilterBarProps = {
  label: string;
  allLabel: string;
  options: readonly { name: string; value: string; count: number }[];
  /** Selected values; empty shows everything. */
  selected: readonly string[];
  /** Called with the pressed value, or without one for "all". */
  onPress: (value?: string) => void;
};

/** Filter buttons with the number of items of each. */
export const FilterBar = ({ label, allLabel, options, selected, onPress }: FilterBarProps) => (
  <Bar role="group" aria-label={label}>
    <button type="button" aria-pressed={selected.length === 0} onClick={() => onPress()}>
      {allLabel}
    </button>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={selected.includes(option.value)}
        onClick={() => onPress(option.value)}
      >
        {option.name} <small>{option.count}</small>
      </button>
    ))}
  </Bar>
);

const Bar = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  marginBottom: space(5),
  '& button': {
    minHeight: 44,
    padding: `0 ${space(2)}`,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: 2,
    background: 'transparent',
    fontSize: size.control,
    fontWeight: 500,
  },
  '& small': { color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
  '& button[aria-pressed="true"]': {
    background: color.ink,
    borderColor: color.ink,
    color: color.paper,
  },
  '& button[aria-pressed="true"] small': { color: 'inherit' },
});
