import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { color, size, space } from '../theme/tokens';

/** A few words above a title, led in by a short line of the signal colour, or that of the property `--accent`. */
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

/** The style of a kicker whose line has a colour of its own. */
export const accentStyle = (accent: string): CSSProperties =>
  ({ '--accent': accent }) as CSSProperties;
