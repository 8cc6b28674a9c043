import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { allPartners } from './partnerHash';
import { PageSection } from '../../sections/SectionList';
import { space } from '../../theme/tokens';
import { PartnerList } from './PartnerList';
import { PartnerWall } from './PartnerWall';

type PartnerIndexProps = {
  partners: readonly (Queries.PartnerFragment &
    Queries.PartnerKeyPlaysFragment &
    Queries.PartnerTileFragment)[];
  keyPlays: readonly { readonly partners: readonly { readonly slug: string }[] }[];
  labels: Queries.PartnerIndexLabelsFragment;
};

/** All partners: a wall of logos that link to key plays, then the full list. */
export const PartnerIndex = ({ partners, keyPlays, labels }: PartnerIndexProps) =>
  partners.length === 0 ? null : (
    <>
      <PageSection>
        <Container>
          <PartnerWall
            partners={partners}
            keyPlays={keyPlays}
            countLabel={labels.featuredKeyPlays}
          />
        </Container>
      </PageSection>
      <PageSection id={allPartners}>
        <Container>
          <Title>{labels.allPartners}</Title>
          <PartnerList partners={partners} labels={labels} />
        </Container>
      </PageSection>
    </>
  );

const Title = styled.h2({ marginBottom: space(5) });

export const fragment = graphql`
  fragment PartnerIndexLabels on Labels {
    featuredKeyPlays
    allPartners
    ...PartnerLabels
  }
`;
