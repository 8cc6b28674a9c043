import styled from '@emotion/styled';
import { font } from '../theme/tokens';

/** The brand, where the content gives no logo: three contour lines and the name. */
export const Wordmark = ({ name = 'Talvane' }: { name?: string }) => (
  <Mark>
    <svg aria-hidden="true" width="34" height="34" viewBox="0 0 34 34" fill="none">
      <path
        d="M3 24c5-1 6-9 12-9s6 6 16 4M3 17C9 15 9 7 17 7s7 7 14 5M5 30c6 0 7-7 12-7s6 4 12 3"
        stroke="currentColor"
        strokeWidth="2.4"
      />
    </svg>
    {name}
  </Mark>
);

const Mark = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontFamily: font.display,
  fontWeight: 600,
  fontSize: '1.625rem',
  lineHeight: 1,
  letterSpacing: '-0.04em',
});
