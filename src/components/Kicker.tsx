import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { color, size, space } from '../theme/tokens';

/** A short text above a title, after a line in the signal colour or `--accent`. */
export const Kicker = styled.p({
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
    background: `var(--accent, ${color.signal})`,
  },
});

/** Sets the colour of a kicker's line. */
export const accentStyle = (accent: string): CSSProperties =>
  ({ '--accent': accent }) as CSSProperties;
