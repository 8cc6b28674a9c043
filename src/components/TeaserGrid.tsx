import type { ReactNode } from 'react';
import { Teaser, type TeaserProps } from './Teaser';

/** A grid of one to three columns without holes; the styles are in theme/layout.css. */
export const TeaserGrid = ({ children }: { children: ReactNode }) => (
  <ul className="cards">{children}</ul>
);

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
