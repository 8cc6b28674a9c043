import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../theme/media';
import { color, size, space } from '../theme/tokens';

type BackdropProps = {
  /** In place of the contour lines. */
  drawing?: ReactNode;
  children: ReactNode;
};

/** A full-window background with contour lines, for pages with little content. */
export const Backdrop = ({ drawing, children }: BackdropProps) => (
  <Ground>
    {children}
    {drawing ?? <ContourLines />}
  </Ground>
);

const ContourLines = () => (
  <Contours aria-hidden="true" viewBox="0 0 800 600" preserveAspectRatio="xMaxYMax slice">
    {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((ring) => (
      <ellipse
        key={ring}
        cx={720}
        cy={420}
        rx={40 + ring * 62}
        ry={24 + ring * 46}
        transform={`rotate(${-18 + ring * 3} 720 420)`}
      />
    ))}
  </Contours>
);

const Ground = styled.div({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '100vh',
  overflow: 'hidden',
  paddingBlock: space(8),
  '& h1': { maxWidth: '14em' },
  '& > div > :first-child + div, & > div > :first-child + h1': { marginTop: space(8) },
  // The header has the name of the site.
  'body:has(.header) & a[aria-label]': { visibility: 'hidden' },
  '& p': {
    maxWidth: '34rem',
    margin: `${space(3)} 0 ${space(4)}`,
    color: color.inkSoft,
    fontSize: size.lead,
  },
  '& a': { fontWeight: 600, color: color.ink },
  '& a[aria-label]': { textDecoration: 'none' },
});

const Contours = styled.svg({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: color.line,
  strokeWidth: 1.5,
  scale: 'var(--direction, 1) 1',
  // Fades before the text, which begins at the other edge.
  maskImage: 'linear-gradient(to left, black 15%, transparent 36%)',
  [media.belowMd]: { maskImage: 'linear-gradient(to top, black 12%, transparent 36%)' },
  '& > ellipse:nth-of-type(4)': { stroke: color.signal, strokeWidth: 2.5 },
});
