import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Figures } from '../../components/Figures';
import { space } from '../../theme/tokens';
import { Story } from './Story';

/** Key figures in a row, or as a story. */
export const KeyFiguresSection = ({ section }: { section: Queries.KeyFiguresSectionFragment }) =>
  section.layout === 'Story' ? (
    <Story story={section} />
  ) : (
    <div>
      {section.title && <Title>{section.title}</Title>}
      <Figures figures={section.figures} />
    </div>
  );

const Title = styled.h2({ marginBottom: space(5) });

export const fragment = graphql`
  fragment KeyFiguresSection on ContentfulKeyFigures {
    title
    anchor
    layout
    introduction
    image {
      alt
      picture
    }
    parts
    figures {
      number
      place
      description
      image {
        alt
        picture
      }
    }
    button {
      ...ButtonSection
    }
  }
`;
