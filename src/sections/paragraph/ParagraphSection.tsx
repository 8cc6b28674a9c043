import { graphql } from 'gatsby';
import { RichText } from '../rich-text/RichText';

export const ParagraphSection = ({ section }: { section: Queries.ParagraphSectionFragment }) => (
  <RichText text={section.paragraphText} />
);

export const fragment = graphql`
  fragment ParagraphSection on ContentfulParagraph {
    paragraphText: text {
      ...RichText
    }
  }
`;
