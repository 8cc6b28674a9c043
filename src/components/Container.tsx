import styled from '@emotion/styled';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

const gutter = space(5);

/** The content column, 1160 px wide and from 1700 px on 1360, with gutters on narrower screens. */
export const Container = styled.div({
  width: '100%',
  maxWidth: 'var(--page)',
  marginInline: 'auto',
  paddingInline: 20,
  [media.sm]: { paddingInline: gutter },
});

/** The `sizes` attribute of a picture as wide as the column. */
export const containerSizes = '(min-width: 1700px) 1360px, (min-width: 1240px) 1160px, 92vw';
