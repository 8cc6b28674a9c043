import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { fill } from '../../i18n/fill';
import { media } from '../../theme/media';
import { color, layout, size, space } from '../../theme/tokens';
import { ApplyButton } from './ApplyButton';
import { contractLabel } from './contractLabels';

type ApplyBoxProps = {
  opening: Queries.ApplyBoxFragment;
  labels: Queries.ApplyBoxLabelsFragment;
};

/** Office, type of contract, dates and the link to apply, sticky beside the description. */
export const ApplyBox = ({ opening, labels }: ApplyBoxProps) => {
  const { location, contractType, applyLink, displayDate, displayClosingDate } = opening;
  return (
    <Box>
      <ul>
        <li>
          <strong>{location.name}</strong>
        </li>
        <li>{opening.department}</li>
        <li>{contractLabel(contractType, labels)}</li>
        <li>{fill(labels.publishedOn, { date: displayDate })}</li>
        {displayClosingDate && <li>{fill(labels.applyBy, { date: displayClosingDate })}</li>}
      </ul>
      <ApplyButton link={applyLink} label={labels.apply} />
    </Box>
  );
};

const Box = styled.aside({
  display: 'grid',
  justifyItems: 'start',
  alignSelf: 'start',
  gap: space(3),
  paddingTop: space(2),
  borderTop: `2px solid ${color.ink}`,
  fontSize: size.meta,
  '& > ul': { listStyle: 'none', display: 'grid', gap: space(0.5), color: color.inkSoft },
  '& strong': { color: color.ink },
  [media.md]: { position: 'sticky', top: layout.headerHeight + 32 },
});

export const fragment = graphql`
  fragment ApplyBox on ContentfulOpening {
    department
    contractType
    applyLink
    displayDate
    displayClosingDate
    location {
      name
    }
  }

  fragment ApplyBoxLabels on Labels {
    publishedOn
    applyBy
    apply
    ...ContractLabels
  }
`;
