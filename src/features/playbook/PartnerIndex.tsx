import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { allPartners } from './partnerHash';
import { PageSection } from '../../sections/SectionList';
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
        <h2 className="visually-hidden">{labels.allPartners}</h2>
        <PartnerList partners={partners} labels={labels} />
      </Container>
    </PageSection>
  );

export const fragment = graphql`
  fragment PartnerIndexLabels on Labels {
    allPartners
    ...PartnerLabels
  }
`;
