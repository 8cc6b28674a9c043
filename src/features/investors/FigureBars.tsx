import type { ReactNode } from 'react';

const Bars = ({ children }: { children: ReactNode }) => (
  <svg className="bars" aria-hidden viewBox="0 0 100 18" preserveAspectRatio="none">
    {children}
  </svg>
);

/**
 * A change, as a bar from the middle to either side: -1 to 1. Show the number beside it: bars are hidden from screen readers. Their
 * styles are in investors.css.
 */
export const ChangeBar = ({ change }: { change: number }) => (
  <Bars>
    <rect x={50} y={-14} width={0.4} height={46} />
    <rect
      x={50 + 50 * Math.min(0, change)}
      y={4}
      width={50 * Math.abs(change)}
      height={10}
      data-current=""
    />
  </Bars>
);

/** Two values of one line, as fractions of the longest bar: 0 to 1. */
export const BarPair = ({ first, second }: { first: number; second: number }) => (
  <Bars>
    <rect y={10} width={100 * Math.max(0, second)} height={8} />
    <rect width={100 * Math.max(0, first)} height={8} />
  </Bars>
);
