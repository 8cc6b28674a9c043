import styled from '@emotion/styled';
import { media } from '../theme/media';
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

/** Renders teasers in a grid. */
export const Teasers = ({ teasers }: { teasers: readonly TeaserProps[] }) => (
  <TeaserGrid>
    {teasers.map((teaser) => (
      <li key={teaser.link}>
        <Teaser {...teaser} />
      </li>
    ))}
  </TeaserGrid>
);
