import { graphql } from 'gatsby';
import { Figures } from '../../components/Figures';
import { SectionTitle } from '../SectionTitle';
import { Story } from './Story';

/** Key figures in a row, or as a story. */
export const KeyFiguresSection = ({ section }: { section: Queries.KeyFiguresSectionFragment }) =>
  section.layout === 'Story' ? (
    <Story story={section} />
  ) : (
    <div>
      {section.title && <SectionTitle>{section.title}</SectionTitle>}
      <Figures figures={section.figures} />
    </div>
  );

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
    outcome
    outcomeDescription
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
