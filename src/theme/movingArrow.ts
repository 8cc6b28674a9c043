import { media } from './media';
import { duration, ease } from './tokens';

/** The icon of a row that leads somewhere moves on hover, in the direction of reading. */
export const movingArrow = {
  '& > svg': { transition: `transform ${duration.quick}ms ${ease}` },
  [media.hover]: { '&:hover > svg': { transform: 'translateX(calc(6px * var(--direction, 1)))' } },
} as const;
