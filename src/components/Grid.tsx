import styled from '@emotion/styled';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

/** Twelve columns from md up, one below it. */
export const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(4)} ${space(3)}`,
  [media.md]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});

type CellProps = { from: number; to: number };

/** A cell from one grid line to another (1 to 13), from md up. */
export const Cell = styled.div<CellProps>(({ from, to }) => ({
  minWidth: 0,
  [media.md]: { gridColumn: `${from} / ${to}` },
}));
