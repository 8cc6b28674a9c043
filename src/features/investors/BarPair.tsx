type BarPairProps = {
  /** Fractions of the longest bar, 0 to 1. */
  first: number;
  second: number;
  /** In place of the two: a bar from the middle to either side, -1 to 1. */
  change?: number;
  /** The second bar is as high as the first: it is no previous value. */
  isEven?: boolean;
};

/**
 * Two values of one line as bars, or a change. Show the numbers beside them: the bars are hidden from screen readers. The
 * styles are in investors.css.
 */
export const BarPair = ({ first, second, change, isEven }: BarPairProps) => (
  <svg className="bar-pair" aria-hidden="true" viewBox="0 0 100 18" preserveAspectRatio="none">
    {change == null ? (
      <rect y={isEven ? 10 : 12} width={100 * Math.max(0, second)} height={isEven ? 8 : 4} />
    ) : (
      <rect x={50} y={-14} width={0.4} height={46} />
    )}
    <rect
      x={change && 50 + 50 * Math.min(0, change)}
      y={change && 4}
      width={100 * Math.max(0, change == null ? first : Math.abs(change / 2))}
      height={isEven ? 8 : 10}
      data-current=""
    />
  </svg>
);
