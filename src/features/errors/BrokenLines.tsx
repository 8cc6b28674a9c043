import styled from '@emotion/styled';
import { media } from '../../theme/media';
import { color } from '../../theme/tokens';

/** Where each line breaks off, from the end edge of the window. */
const ends = [330, 150, 420, 260, 520, 200, 370, 120, 300];
/** The line with the accent. */
const current = 4;
const pitch = 52;

/** From the end edge to where the line is broken off; further on, only its bed is left. */
const lineOf = (at: number): string => {
  const y = 40 + at * pitch;
  return `M720 ${y - 46}C600 ${y - 46} 590 ${y + 20} 480 ${y + 6}S300 ${y - 30} 180 ${y - 4}S60 ${y + 12} -40 ${y}`;
};

/** Lines that break off before they arrive, at the top of an error page. */
export const BrokenLines = () => (
  <Lines aria-hidden="true" viewBox="0 0 680 500" preserveAspectRatio="xMaxYMid slice">
    {ends.map((end, at) => {
      const line = lineOf(at);
      return (
        <g key={end} data-current={at === current || undefined}>
          <path d={line} />
          <path d={line} pathLength={760} strokeDasharray={`${end} 760`} />
        </g>
      );
    })}
  </Lines>
);

const Lines = styled.svg({
  position: 'absolute',
  zIndex: -1,
  insetBlock: '0 auto',
  insetInline: 'auto 0',
  width: 'min(46vw, 52rem)',
  height: '31rem',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 3,
  scale: 'var(--direction, 1) 1',
  '& path:first-of-type': { stroke: color.lineStrong, strokeWidth: 2, strokeDasharray: '2 10' },
  '& [data-current] > path + path': { stroke: color.signal, strokeWidth: 7 },
  [media.belowMd]: {
    width: '100%',
    height: '12rem',
    maskImage: 'linear-gradient(black 60%, transparent)',
  },
});
