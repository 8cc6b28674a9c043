import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { media } from '~/src/theme/media';
import { color, font, size, space } from '~/src/theme/tokens';

/** Lines from the top of a square of 100 units that meet in its lower end corner. */
const linesToCorner = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const start = Math.round((90 * (index + 0.5)) / count);
    return `M${start} 0C${start + 4} 62 ${50 + start / 2} 100 100 100`;
  }).join('');

/** How an approach works: a line through its steps, which takes up others at each of them and grows. */
export const ApproachSteps = ({ steps }: { steps: readonly string[] }) => (
  <Steps>
    {steps.map((step, index) => (
      <li key={`${index} ${step}`} style={{ '--index': index } as CSSProperties}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path d={linesToCorner(2 * (steps.length - index) - 1)} />
        </svg>
        {step}
      </li>
    ))}
  </Steps>
);

const ringRadius = '0.75rem';
/** Where the line stands on narrow screens, from the start of the text column. */
const lineStart = '3.5rem';
/** From the edge of the window to that line: as far as the lines reach that join it. */
const side = `calc(${lineStart} - var(--bleed))`;
/** How far they come from above on wide screens. */
const fall = '10rem';
const lineWidth = 'calc(0.1875rem * (1 + var(--index)))';

/** Of borders, since browsers do not print backgrounds. Below each other on narrow screens, beside each other on wide ones. */
const Steps = styled.ol({
  isolation: 'isolate',
  listStyle: 'none',
  overflow: 'clip',
  margin: `${space(2)} var(--bleed) 0`,
  padding: `${space(5)} calc(-1 * var(--bleed)) ${space(3)}`,
  background: color.mist,
  '& > li': {
    position: 'relative',
    margin: 0,
    paddingBlockEnd: space(6),
    paddingInlineStart: '5.5rem',
    font: `600 ${size.h4} / 1.25 ${font.display}`,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    breakInside: 'avoid',
  },
  '& > li::before, & > li::after': {
    content: '""',
    position: 'absolute',
    // Above the lines that join at later steps.
    zIndex: 1,
    insetInlineStart: lineStart,
  },
  '& > li::before': {
    insetBlock: `${ringRadius} calc(-1 * ${ringRadius})`,
    borderInlineStart: `${lineWidth} solid ${color.signal}`,
    transform: 'translateX(calc(-50% * var(--direction, 1)))',
  },
  '& > li:last-child::before': { bottom: `-${space(3)}` },
  '& > li::after': {
    zIndex: 2,
    top: 0,
    width: `calc(2 * ${ringRadius})`,
    height: `calc(2 * ${ringRadius})`,
    marginInlineStart: `calc(-1 * ${ringRadius})`,
    border: `0.3125rem solid ${color.signal}`,
    borderRadius: '50%',
    background: color.mist,
  },
  '& svg': {
    position: 'absolute',
    top: `calc(${ringRadius} - ${side})`,
    insetInlineStart: 'var(--bleed)',
    width: side,
    height: side,
    // Along the diagonal: from the side, not from above.
    transform: 'matrix(0, 1, 1, 0, 0, 0)',
    overflow: 'visible',
    fill: 'none',
    stroke: color.tintB,
    strokeWidth: 1.5,
    maskImage: 'linear-gradient(transparent, #000 70%)',
  },
  '& path': { vectorEffect: 'non-scaling-stroke' },
  [media.md]: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: space(3),
    marginTop: space(5),
    paddingBlock: `${fall} ${space(7)}`,
    '& > li': { paddingBlock: `${space(6)} 0`, paddingInline: `0 ${space(3)}` },
    '& > li::before': {
      insetBlock: 'auto 100%',
      insetInline: `0 calc(-1 * ${space(3)})`,
      borderInlineStart: 0,
      borderTop: `${lineWidth} solid ${color.signal}`,
      transform: 'translateY(50%)',
    },
    '& > li:last-child::before': { bottom: '100%', insetInlineEnd: 'var(--bleed)' },
    '& > li::after': {
      top: `calc(-1 * ${ringRadius})`,
      insetInlineStart: 0,
      marginInlineStart: 0,
    },
    '& svg': {
      top: `-${fall}`,
      insetInline: `auto calc(100% - ${ringRadius})`,
      width: `calc(100% + ${space(2)})`,
      height: fall,
      transform: 'none',
    },
  },
});
