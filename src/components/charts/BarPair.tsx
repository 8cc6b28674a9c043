import styled from '@emotion/styled';
import { color } from '../../theme/tokens';

type BarPairProps = {
  /** Fractions of the longest bar, 0 to 1. */
  current: number;
  previous: number;
};

/** A value and the previous one as two bars. Show the numbers beside it: the bars are hidden from screen readers. */
export const BarPair = ({ current, previous }: BarPairProps) => (
  <Drawing aria-hidden="true" viewBox="0 0 100 18" preserveAspectRatio="none">
    <rect width={100 * Math.max(0, current)} height={10} data-current="" />
    <rect y={12} width={100 * Math.max(0, previous)} height={4} />
  </Drawing>
);

const Drawing = styled.svg({
  display: 'block',
  width: '100%',
  height: 18,
  '& rect': { fill: color.lineStrong },
  '& rect[data-current]': { fill: color.ink },
});
