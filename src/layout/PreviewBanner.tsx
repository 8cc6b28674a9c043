import styled from '@emotion/styled';
import { color, font, size, space } from '../theme/tokens';

/** The banner of preview builds: the page may show drafts. */
export const PreviewBanner = () => (
  <Banner aria-label="Preview">
    <strong>Preview</strong> with drafts
  </Banner>
);

const Banner = styled.aside({
  position: 'fixed',
  zIndex: 100,
  insetInlineStart: space(2),
  bottom: space(2),
  padding: `${space(1)} ${space(2)}`,
  background: color.ink,
  color: color.white,
  border: `2px solid ${color.signal}`,
  font: `${size.meta} ${font.text}`,
  pointerEvents: 'none',
});
