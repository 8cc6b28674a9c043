import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { color, font, size, space } from '../../theme/tokens';

type NoMatchesProps = { labels: Queries.NoMatchesLabelsFragment; onClear: () => void };

/** The empty state of a filtered list: a message and a button that clears the filters. */
export const NoMatches = ({ labels, onClear }: NoMatchesProps) => (
  <Frame>
    <p>{labels.noMatches}</p>
    <button type="button" onClick={onClear}>
      {labels.clearFilters}
    </button>
  </Frame>
);

const Frame = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(3),
  padding: `${space(6)} ${space(4)}`,
  borderTop: `2px solid ${color.ink}`,
  background: color.mist,
  '& p': {
    fontFamily: font.display,
    fontSize: size.h3,
    fontWeight: 600,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
  '& button': {
    minHeight: 52,
    paddingInline: space(4),
    border: `1.5px solid ${color.ink}`,
    borderRadius: 2,
    background: 'transparent',
    fontWeight: 600,
  },
  '& button:hover': { background: color.ink, color: color.paper },
});

export const fragment = graphql`
  fragment NoMatchesLabels on Labels {
    noMatches
    clearFilters
  }
`;
