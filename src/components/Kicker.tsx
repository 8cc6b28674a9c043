import styled from '@emotion/styled';
import { color, size, space } from '../theme/tokens';

/** A few words above a title, led in by a short signal-coloured line. */
export const Kicker = styled.p<{ accent?: string }>(({ accent }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  marginBottom: space(2.5),
  fontSize: size.meta,
  fontWeight: 600,
  lineHeight: 1.3,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 28,
    height: 2,
    background: accent ?? color.signal,
  },
}));
