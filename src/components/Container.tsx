import styled from '@emotion/styled';
import { media } from '../theme/media';
import { layout, space } from '../theme/tokens';

const gutter = space(5);

/** The 1160 px column that everything aligns to, with gutters where the screen is narrower. */
export const Container = styled.div({
  width: '100%',
  maxWidth: `calc(${layout.contentWidth}px + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: 20,
  [media.sm]: { paddingInline: gutter },
});

/** Of a picture as wide as the column, for its `sizes` attribute. */
export const containerSizes = '(min-width: 1240px) 1160px, 92vw';
