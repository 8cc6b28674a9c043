import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Container } from '../../components/Container';
import { Band } from '../../sections/SectionList';
import { space } from '../../theme/tokens';
import { PartnerWall } from './PartnerWall';

type PartnerWallBandProps = ComponentProps<typeof PartnerWall> & { title: string };

/** The wall of partners under a title; nothing where there are none. */
export const PartnerWallBand = ({ title, ...wall }: PartnerWallBandProps) =>
  wall.partners.length === 0 ? null : (
    <Band>
      <Container>
        <Title>{title}</Title>
        <PartnerWall {...wall} />
      </Container>
    </Band>
  );

const Title = styled.h2({ marginBottom: space(4) });
