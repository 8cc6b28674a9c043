import styled from '@emotion/styled';
import { media } from '~/src/theme/media';
import { color, space } from '~/src/theme/tokens';

/** A skip link to the main content. */
export const SkipLink = ({ children }: { children: string }) => (
  <StyledLink href="#content">{children}</StyledLink>
);

const StyledLink = styled.a({
  position: 'fixed',
  zIndex: 30,
  top: 8,
  left: 8,
  padding: `${space(1.5)} ${space(3)}`,
  background: color.ink,
  color: color.paper,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  [media.print]: { display: 'none' },
});
