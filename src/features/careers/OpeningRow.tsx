import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { CoveringLink } from '../../components/CoveringLink';
import { Icon } from '../../components/Icon';
import { movingArrow } from '../../theme/movingArrow';
import { color, font, size, space } from '../../theme/tokens';
import { contractLabel } from './contractLabels';

type OpeningRowProps = {
  opening: Queries.OpeningRowFragment;
  labels: Queries.ContractLabelsFragment;
  closing: string | null;
};

/** An opening as a row of a list: title, department, type of contract, last day to apply. */
export const OpeningRow = ({ opening, labels, closing }: OpeningRowProps) => (
  <Row>
    <Name>
      <CoveringLink link={opening.path ?? ''}>{opening.title}</CoveringLink>
    </Name>
    <Facts>
      <span>{opening.department}</span>
      <span>{contractLabel(opening.contractType, labels)}</span>
      {closing && <span>{closing}</span>}
    </Facts>
    <Icon name="arrow" size={24} />
  </Row>
);

const Row = styled.li(movingArrow, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  paddingBlock: space(3),
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0, paddingTop: space(1) },
  '& > svg': { gridColumn: 2, gridRow: '1 / 3' },
});

const Name = styled.h4({
  fontFamily: font.display,
  fontSize: size.h4,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
});

const Facts = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(2.5)}`,
  color: color.inkSoft,
  fontSize: size.meta,
});

export const fragment = graphql`
  fragment OpeningRow on ContentfulOpening {
    contentful_id
    title
    path
    department
    contractType
    displayClosingDate
    location {
      contentful_id
      name
    }
  }
`;
