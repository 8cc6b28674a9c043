import styled from '@emotion/styled';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { KeyPlayRows, type KeyPlayRowsProps } from '../playbook/KeyPlayRows';

/** Key plays of which the first is large. */
export const LeadingKeyPlays = (props: Omit<KeyPlayRowsProps, 'hasLead' | 'className'>) => (
  <Rows {...props} hasLead />
);

const lead = '& > li:first-of-type:has(> div:first-child)';
const leadPicture = '& > li:first-of-type > div:first-child';
const leadResult = `${leadPicture} ~ p`;
const small = '& > li ~ li';
/** All but the first, and but a second without a third, which keeps the row to itself. */
const other = '& > li ~ li:not(:nth-of-type(2):last-of-type)';

/**
 * The picture of the first extends to the start edge of the window, on narrow ones to both, and its result is at the foot of it.
 * The others are side by side.
 */
const Rows = styled(KeyPlayRows)({
  // Rows with a small picture, of what the larger teasers say.
  [media.belowSm]: {
    [small]: { gridTemplateColumns: '2fr 3fr', columnGap: space(2), rowGap: space(1) },
    [`${small} > :first-child`]: { gridRow: '1 / 3', alignSelf: 'start' },
    '&& > li ~ li > p strong': { fontSize: size.h2 },
    [`${small} h3 + p, ${small} h3 ~ p:last-child`]: { display: 'none' },
  },
  [media.belowMd]: {
    '& > li > p strong': { fontSize: size.figure },
    [lead]: { paddingTop: 0, borderTop: 0 },
    [leadPicture]: { maxWidth: 'none', marginInline: 'var(--bleed)' },
  },
  [media.sm]: {
    [lead]: { gridTemplateColumns: '3fr 2fr' },
    [leadPicture]: { gridArea: '1 / 1 / 2 / 3' },
  },
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space(3),
    '& > li:first-of-type, & > li:nth-of-type(2):last-of-type': { gridColumn: '1 / -1' },
    [lead]: {
      gridTemplate: '1fr auto / repeat(12, minmax(0, 1fr))',
      rowGap: space(4),
      paddingBlock: `0 ${space(8)}`,
      border: 0,
    },
    [leadPicture]: {
      gridArea: '1 / 1 / 3 / 9',
      maxWidth: 'none',
      maxHeight: '30rem',
      // With the gap of the columns, 48 px to the text.
      marginInline: `var(--bleed) ${space(3)}`,
    },
    [`${leadPicture} + div`]: {
      gridArea: '1 / 9 / 2 / 13',
      alignSelf: 'start',
      '& h3': { fontSize: 'clamp(1.875rem, 1.51rem + 1.2vw, 2.5rem)' },
    },
    [leadResult]: { gridArea: '2 / 9 / 3 / 13' },
    [`${leadResult} strong`]: { fontSize: 'clamp(3.5rem, 6.2vw, 6rem)', letterSpacing: '-0.045em' },
    // Their results stand on one line.
    [other]: {
      gridRow: 'span 3',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      rowGap: space(3),
      borderTop: `1px solid ${color.lineStrong}`,
      borderBottom: 0,
      '& > *': { gridArea: 'auto / 1' },
      '& > p': { gridTemplateColumns: 'auto 1fr', alignItems: 'baseline' },
    },
  },
});
