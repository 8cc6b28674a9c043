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

/** Makes a wide table scroll horizontally, by keyboard too. */
export const TableFrame = styled.div({ position: 'relative', minWidth: 0, overflowX: 'auto' });
