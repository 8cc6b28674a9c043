import styled from '@emotion/styled';
import { siteName } from '../i18n/siteName';
import { media } from '../theme/media';
import { font } from '../theme/tokens';
import { logoPath, logoSize } from './logoPath';

/** The default logo with the brand name, for sites whose content has no logo. */
export const Wordmark = ({ name = siteName }: { name?: string }) => (
  <Mark>
    <svg
      aria-hidden="true"
      width="34"
      height="34"
      viewBox={`0 0 ${logoSize} ${logoSize}`}
      fill="none"
    >
      <path d={logoPath} stroke="currentColor" strokeWidth="2.4" />
    </svg>
    {name}
  </Mark>
);

const Mark = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontFamily: font.brand,
  fontWeight: 600,
  fontSize: '1.625rem',
  lineHeight: 1,
  letterSpacing: '-0.04em',
  [media.narrow]: { gap: 8, fontSize: '1.25rem' },
});
