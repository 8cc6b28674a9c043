import { graphql } from 'gatsby';
import { RichText } from '../rich-text/RichText';

export const ParagraphSection = ({ section }: { section: Queries.ParagraphSectionFragment }) => (
  <RichText text={section.text} />
);

export const fragment = graphql`
  fragment ParagraphSection on ContentfulParagraph {
    text {
      ...RichText
    }
  }
`;
