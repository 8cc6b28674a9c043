import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';
import { shiftBands, type ShiftedShare } from './shiftBands';

type ShiftProps = { shares: readonly ShiftedShare[]; lastYear: string; thisYear: string };

const sized = (share: number) => ({ flexGrow: share }) as CSSProperties;

/**
 * A band for each share of a whole, as high at its ends as the share was and is. Hidden from screen readers, which read the
 * table below it.
 */
export const Shift = ({ shares, lastYear, thisYear }: ShiftProps) => (
  <Drawing aria-hidden="true">
    <i>{lastYear}</i>
    <i>{thisYear}</i>
    <div>
      {shares.map(({ name, valueLastYear, displayValueLastYear, isMarked }) => (
        <b key={name} style={sized(valueLastYear)} data-marked={isMarked || undefined}>
          {displayValueLastYear}
        </b>
      ))}
    </div>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" data-mirrored="">
      {shiftBands(shares).map((path, index) => (
        <path key={path} d={path} data-marked={shares[index]?.isMarked || undefined} />
      ))}
    </svg>
    <div>
      {shares.map(({ name, valueThisYear, displayValueThisYear, isMarked }) => (
        <b key={name} style={sized(valueThisYear)} data-marked={isMarked || undefined}>
          {displayValueThisYear} <small>{name}</small>
        </b>
      ))}
    </div>
  </Drawing>
);

const Drawing = styled.div({
  display: 'grid',
  gridTemplate: 'auto 26rem / 4rem minmax(0, 1fr) minmax(0, 4fr)',
  rowGap: space(1),
  printColorAdjust: 'exact',
  [media.md]: { gridTemplate: 'auto 32rem / 8rem minmax(0, 1fr) minmax(0, 1fr)' },
  '& > i': { color: color.inkSoft, fontSize: size.small, fontStyle: 'normal' },
  '& > i + i': { gridColumn: 3 },
  '& > div': { display: 'flex', flexDirection: 'column', gridRow: 2 },
  '& > svg': { gridArea: '2 / 2', width: '100%', height: '100%' },
  '& > :last-child': { gridColumn: 3 },
  '& b': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.5em',
    flexBasis: 0,
    minHeight: 0,
    paddingInline: space(1),
    // In place of a gap, which would falsify the heights.
    boxShadow: `inset 0 -1.5px ${color.paper}, inset 0 1.5px ${color.paper}`,
    background: color.tintC,
    fontFamily: font.display,
    fontSize: '1rem',
    lineHeight: 1.1,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    [media.md]: { paddingInline: space(1.5), fontSize: size.h3 },
  },
  '& small': {
    fontFamily: font.text,
    fontSize: '0.8125rem',
    fontWeight: 500,
    whiteSpace: 'normal',
    [media.md]: { fontSize: size.meta },
  },
  '& path': {
    fill: color.tintC,
    stroke: color.paper,
    strokeWidth: 3,
    vectorEffect: 'non-scaling-stroke',
  },
  '& path[data-marked]': { fill: color.signal },
  '& b[data-marked]': { background: color.signal, color: '#000' },
});
