import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { accent, size, space } from '../theme/tokens';

/** A short text above a title, after a line in the signal colour or `--accent`. */
export const Kicker = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  marginBottom: space(2.5),
  fontSize: size.control,
  fontWeight: 600,
  lineHeight: 1.3,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 28,
    height: 2,
    background: accent,
  },
});

/** The style attribute that sets the token `accent` to a colour of the content. */
export const accentStyle = (value: string | null | undefined): CSSProperties | undefined =>
  value ? ({ '--accent': value } as CSSProperties) : undefined;
