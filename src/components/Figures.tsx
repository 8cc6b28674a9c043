import type { CSSProperties } from 'react';
import styled from '@emotion/styled';
import { media } from '../theme/media';
import { color, font, size, space } from '../theme/tokens';

type FiguresProps = {
  figures: readonly { readonly number: string; readonly description: string }[];
};

/** Key figures with descriptions, in columns from sm up; all as large as the longest has room for. */
export const Figures = ({ figures }: FiguresProps) => (
  <List
    style={{ '--length': Math.max(...figures.map(({ number }) => number.length)) } as CSSProperties}
  >
    {figures.map(({ number, description }) => (
      <Item key={description}>
        <dt>{description}</dt>
        <dd>{number}</dd>
      </Item>
    ))}
  </List>
);

const List = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(4)} ${space(3)}`,
  '& > *': { flex: '1 1 12rem' },
  // Four figures are two rows of two instead of three and one.
  [media.belowMd]: { '&:has(> :nth-of-type(4):last-of-type) > *': { flexBasis: '40%' } },
});

// The number is displayed above its description, but `dl` requires the term before the value in the source.
const Item = styled.div({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingTop: space(2),
  borderTop: `1px solid ${color.lineStrong}`,
  '& dt': {
    maxWidth: '22rem',
    color: color.inkSoft,
    fontSize: size.meta,
    textWrap: 'balance',
  },
  '& dd': {
    margin: 0,
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: size.keyFigure,
    lineHeight: 1.1,
    letterSpacing: '-0.04em',
    overflowWrap: 'anywhere',
  },
});
