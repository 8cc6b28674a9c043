import styled from '@emotion/styled';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';

/** Sections with a large number before each title. */
export const NumberedSections = styled.div({
  counterReset: 'part',
  '& section:has(h2)': { counterIncrement: 'part' },
  '& section h2::before': {
    content: 'counter(part)',
    display: 'block',
    marginBottom: space(1.5),
    color: color.signalText,
    fontFamily: font.display,
    fontSize: size.figure,
    lineHeight: 1,
    letterSpacing: '-0.05em',
    [media.print]: { content: 'counter(part) ". "', display: 'inline' },
  },
});
