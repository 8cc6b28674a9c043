import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';

type PayRowProps = {
  opening: Queries.PayRowFragment;
  labels: Queries.PayRowLabelsFragment;
};

/** Grade and pay of an opening, the pay in large type; without both it renders nothing. */
export const PayRow = ({ opening: { grade, pay }, labels }: PayRowProps) => {
  const facts = [
    { name: labels.grade, value: grade },
    { name: labels.pay, value: pay },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <Row>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
};

const Row = styled.dl({
  display: 'grid',
  gap: space(2),
  marginTop: space(4),
  paddingTop: space(2),
  borderTop: `2px solid ${color.ink}`,
  // Beside each other, to the edge of the text below the hero.
  [media.md]: {
    gridTemplateColumns: 'minmax(10rem, 1fr) minmax(0, auto)',
    columnGap: space(3),
    width: 'calc((min(100vw, 1240px) - 80px) * 0.75 - 6px)',
  },
  '& dt': { color: color.inkSoft, fontSize: size.meta },
  '& dd': {
    margin: 0,
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: size.h4,
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
  },
  '& > :last-child dd': { fontSize: size.h2, lineHeight: 1.15, textWrap: 'balance' },
});

export const fragment = graphql`
  fragment PayRow on ContentfulOpening {
    grade
    pay
  }

  fragment PayRowLabels on Labels {
    grade
    pay
  }
`;
