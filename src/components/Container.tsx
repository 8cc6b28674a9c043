import styled from '@emotion/styled';
import { media } from '../theme/media';
import { layout, space } from '../theme/tokens';

const gutter = space(5);

/** The 1160 px content column, with gutters on narrower screens. */
export const Container = styled.div({
  width: '100%',
  maxWidth: `calc(${layout.contentWidth}px + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: 20,
  [media.sm]: { paddingInline: gutter },
});

/** The `sizes` attribute of a picture as wide as the column. */
export const containerSizes = '(min-width: 1240px) 1160px, 92vw';
