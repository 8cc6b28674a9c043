import { font, size } from '../../theme/tokens';

/** The type of a service's name in a list. */
export const serviceName = {
  fontFamily: font.display,
  fontWeight: 600,
  fontSize: size.h3,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
} as const;
