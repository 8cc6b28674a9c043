import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Container } from '../../components/Container';
import { PageSection } from '../../sections/SectionList';
import { space } from '../../theme/tokens';
import { PartnerWall } from './PartnerWall';

type PartnerWallSectionProps = ComponentProps<typeof PartnerWall> & { title: string };

/** A titled section with the partner wall; renders nothing if there are no partners. */
export const PartnerWallSection = ({ title, ...wall }: PartnerWallSectionProps) =>
  wall.partners.length === 0 ? null : (
    <PageSection>
      <Container>
        <Title>{title}</Title>
        <PartnerWall {...wall} />
      </Container>
    </PageSection>
  );

const Title = styled.h2({ marginBottom: space(5) });
