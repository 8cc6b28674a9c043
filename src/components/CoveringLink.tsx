import styled from '@emotion/styled';
import { media } from '../theme/media';
import { color } from '../theme/tokens';
import { LinkTo } from './LinkTo';

/** A link that covers its whole container, which must be `position: relative`. */
export const CoveringLink = styled(LinkTo)({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.signal}`, outlineOffset: 3 },
  [media.hover]: {
    '&:hover': {
      textDecoration: 'underline',
      textDecorationColor: color.signal,
      textDecorationThickness: 2,
    },
  },
});
