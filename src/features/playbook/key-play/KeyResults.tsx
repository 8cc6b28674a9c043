import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Figures } from '~/src/components/Figures';
import { media } from '~/src/theme/media';
import { size, space } from '~/src/theme/tokens';
import { keyResults } from './keyResults';

type KeyResultsProps = {
  keyPlay: Queries.KeyResultsFragment;
  labels: Queries.KeyResultsLabelsFragment;
};

/** The figures that a key play comes to, for its hero; renders nothing without any. */
export const KeyResults = ({ keyPlay, labels }: KeyResultsProps) => {
  const results = keyResults(keyPlay);
  if (results.length === 0) return null;
  return (
    <Results>
      <h2 className="visually-hidden">{labels.keyResults}</h2>
      <Figures figures={results} />
    </Results>
  );
};

const Results = styled.div({
  marginTop: space(5),
  // The first has a line of its own; the others are beside each other unless their figures are long.
  [media.belowSm]: {
    '& dl': { rowGap: space(2.5) },
    '& dl > *': { flexBasis: 'max(8rem, calc(1.05rem * var(--length)))' },
    '& dl > :first-of-type': { flexBasis: '100%' },
    '& dd': { fontSize: `min(${size.keyFigure}, 2.5rem)` },
  },
  // To the end of the columns, past the lines of text above; large text is as wide as they are.
  [media.lg]: { marginInlineEnd: 'min(0px, 44rem - 864px)' },
});

export const fragment = graphql`
  fragment KeyResults on ContentfulKeyPlay {
    keyResult1Number
    keyResult1Description
    keyResult2Number
    keyResult2Description
    keyResult3Number
    keyResult3Description
  }

  fragment KeyResultsLabels on Labels {
    keyResults
  }
`;
