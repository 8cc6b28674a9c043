import styled from '@emotion/styled';
import { breakpoints, media } from '../theme/media';
import { space } from '../theme/tokens';
import { Teaser, type TeaserProps } from './Teaser';

/** A grid of one to three columns, by screen width. */
export const TeaserGrid = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(6)} ${space(3)}`,
  listStyle: 'none',
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** Renders teasers in a grid without empty columns where there are up to four. */
export const Teasers = ({ teasers }: { teasers: readonly TeaserProps[] }) => (
  <FilledGrid>
    {teasers.map((teaser) => (
      <li key={teaser.link}>
        <Teaser {...teaser} {...(teasers.length < 3 && { sizes: halfWidth })} />
      </li>
    ))}
  </FilledGrid>
);

const halfWidth = '(min-width: 1240px) 568px, (min-width: 600px) 46vw, 90vw';

/** As wide as the grid, with the picture beside the text. */
const wide = {
  gridColumn: '1 / -1',
  '& > article:has(> div)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: space(3),
  },
  '& > article > div:first-of-type': { gridRow: '1 / span 3', marginBottom: 0 },
} as const;

const FilledGrid = styled(TeaserGrid)({
  [media.sm]: { '& > :only-child': wide },
  [`@media (min-width: ${breakpoints.sm}px) and (max-width: ${breakpoints.md - 0.02}px)`]: {
    '& > :first-of-type:nth-last-of-type(3)': wide,
  },
  [media.md]: {
    '&:has(> :nth-of-type(2):last-of-type), &:has(> :nth-of-type(4):last-of-type)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});
