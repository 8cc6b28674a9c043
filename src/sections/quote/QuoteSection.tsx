import { graphql } from 'gatsby';

/** A quote with its author. */
export const QuoteSection = ({
  section: { words, author, role },
}: {
  section: Queries.QuoteSectionFragment;
}) => (
  <figure className="quote">
    <blockquote>
      <p>{words}</p>
    </blockquote>
    <figcaption>
      {author && <strong>{author}</strong>}
      {role && <span>{role}</span>}
    </figcaption>
  </figure>
);

export const fragment = graphql`
  fragment QuoteSection on ContentfulQuote {
    words: text
    author
    role
  }
`;
