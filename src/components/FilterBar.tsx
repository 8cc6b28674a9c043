import styled from '@emotion/styled';
import { withPrefix } from 'gatsby';
import { useId, type MouseEvent } from 'react';
import { useNumber } from '../i18n/useNumber';
import { media } from '../theme/media';
import { color, size, space } from '../theme/tokens';

type FilterOption = {
  name: string;
  value: string;
  count: number;
  /** The path of a page with the same items, for use without script or in a new tab. */
  link?: string | null;
};

type FilterBarProps = {
  label: string;
  allLabel: string;
  options: readonly FilterOption[];
  /** Selected values; empty shows everything. */
  selected: readonly string[];
  /** Called with the pressed value, or without one for "all". */
  onPress: (value?: string) => void;
};

/** A label and filter buttons with the number of items of each. */
export const FilterBar = ({ label, allLabel, options, selected, onPress }: FilterBarProps) => {
  const id = useId();
  const write = useNumber();
  const handleLink = (event: MouseEvent, value: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPress(value);
  };
  return (
    <FilterRow>
      <p id={id}>{label}</p>
      <Chips role="group" aria-labelledby={id}>
        <button type="button" aria-pressed={selected.length === 0} onClick={() => onPress()}>
          {allLabel}
        </button>
        {options.map(({ name, value, count, link }) => {
          const isSelected = selected.includes(value);
          const content = (
            <>
              {name} <small>{write(count)}</small>
            </>
          );
          return link ? (
            <a
              key={value}
              href={withPrefix(link)}
              aria-current={isSelected || undefined}
              onClick={(event) => handleLink(event, value)}
            >
              {content}
            </a>
          ) : (
            <button
              key={value}
              type="button"
              aria-pressed={isSelected}
              onClick={() => onPress(value)}
            >
              {content}
            </button>
          );
        })}
      </Chips>
    </FilterRow>
  );
};

/** A line of filters: beside its label where there is room, below it on phones. */
export const FilterRow = styled.div({
  '& > p, & label': { color: color.inkSoft, fontSize: size.small, fontWeight: 500 },
  [media.belowMd]: { '& > p': { marginBottom: space(1) }, '& + &': { marginTop: space(2) } },
  [media.md]: {
    display: 'grid',
    // From the second column on as the text of the page.
    gridTemplateColumns: 'calc(25% - 18px) minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: space(3),
    paddingBlock: space(1.5),
    borderTop: `1px solid ${color.line}`,
  },
  '& > div': { marginBottom: 0 },
});

/**
 * A row of choices, as buttons or links; the current one is dark. On phones it scrolls to both edges of the window: a choice
 * that is cut off shows that there are more.
 */
export const Chips = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  marginBottom: space(5),
  '& > *': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.35em',
    minHeight: 44,
    padding: `0 ${space(2)}`,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: 2,
    background: 'transparent',
    fontSize: size.control,
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& small': { color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
  '& [aria-pressed="true"], & [aria-current]': {
    background: color.ink,
    borderColor: color.ink,
    color: color.paper,
  },
  '& [aria-pressed="true"] small, & [aria-current] small': { color: 'inherit' },
  [media.belowSm]: {
    flexWrap: 'nowrap',
    marginInline: 'var(--bleed)',
    // Room for the outline of the focus, which a box that scrolls cuts off.
    paddingBlock: 6,
    paddingInline: 'calc(-1 * var(--bleed))',
    marginBottom: space(4),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flex: 'none' },
  },
});
