import styled from '@emotion/styled';
import { color, size, space } from '../theme/tokens';

/** A styled table of numbers: row headers at the start, numbers at the end. */
export const DataTable = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size.control,
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    paddingBottom: space(1.5),
    color: color.inkSoft,
    fontSize: size.small,
    textAlign: 'start',
  },
  '& th, & td': {
    padding: `${space(1.25)} 0 ${space(1.25)} ${space(2.5)}`,
    borderBottom: `1px solid ${color.line}`,
    fontWeight: 400,
    textAlign: 'end',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
  },
  '& thead tr > *': {
    borderBottom: `1px solid ${color.lineStrong}`,
    color: color.inkSoft,
    fontSize: size.small,
    whiteSpace: 'normal',
  },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& tbody th': { fontWeight: 500, whiteSpace: 'normal' },
  '& tr[data-stressed] > *': { fontWeight: 700 },
});

/** One edge of the hint that there is more to scroll to. */
const edge = (side: 'left' | 'right') => {
  const turn = side === 'left' ? '90deg' : '270deg';
  return {
    // Scrolls with the table, so that it covers the shadow where the table ends.
    cover: `linear-gradient(${turn}, ${color.paper} 40%, transparent) ${side} / 3rem 100% no-repeat local`,
    // Less high: of a table with a height in fractions of a pixel the cover leaves a line of it.
    shadow: `linear-gradient(${turn}, ${color.line}, transparent) ${side} / 1rem calc(100% - 4px) no-repeat scroll`,
  };
};

/** Makes a wide table scroll horizontally, by keyboard too, with a shadow at the edge beyond which there is more. */
export const TableFrame = styled.div({
  position: 'relative',
  minWidth: 0,
  overflowX: 'auto',
  background: (['cover', 'shadow'] as const)
    .flatMap((part) => [edge('left')[part], edge('right')[part]])
    .join(),
});
