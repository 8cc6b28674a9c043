import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { allPartners } from './partnerHash';
import { PageSection } from '../../sections/SectionList';
import { space } from '../../theme/tokens';
import { PartnerList } from './PartnerList';

type PartnerIndexProps = {
  partners: readonly (Queries.PartnerFragment & Queries.PartnerKeyPlaysFragment)[];
  labels: Queries.PartnerIndexLabelsFragment;
};

/** All partners, each with its figures and key plays. */
export const PartnerIndex = ({ partners, labels }: PartnerIndexProps) =>
  partners.length === 0 ? null : (
    <PageSection id={allPartners}>
      <Container>
        <Title>{labels.allPartners}</Title>
        <PartnerList partners={partners} labels={labels} />
      </Container>
    </PageSection>
  );

const Title = styled.h2({ marginBottom: space(5) });

export const fragment = graphql`
  fragment PartnerIndexLabels on Labels {
    allPartners
    ...PartnerLabels
  }
`;
