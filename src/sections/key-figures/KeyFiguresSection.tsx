import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Figures } from '../../components/Figures';
import { space } from '../../theme/tokens';

export const KeyFiguresSection = ({
  section: { title, figures },
}: {
  section: Queries.KeyFiguresSectionFragment;
}) => (
  <div>
    {title && <Title>{title}</Title>}
    <Figures figures={figures} />
  </div>
);

const Title = styled.h2({ marginBottom: space(5) });

export const fragment = graphql`
  fragment KeyFiguresSection on ContentfulKeyFigures {
    title
    figures {
      number
      description
    }
  }
`;
