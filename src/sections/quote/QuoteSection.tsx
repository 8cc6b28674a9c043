import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { color, font, size, space } from '../../theme/tokens';

/** A quote with its author. */
export const QuoteSection = ({
  section: { words, author, role },
}: {
  section: Queries.QuoteSectionFragment;
}) => (
  <Figure>
    <blockquote>
      <p>{words}</p>
    </blockquote>
    <figcaption>
      {author && <strong>{author}</strong>}
      {role && <span>{role}</span>}
    </figcaption>
  </Figure>
);

const Figure = styled.figure({
  maxWidth: '56rem',
  paddingInlineStart: space(4),
  borderInlineStart: `3px solid ${color.signal}`,
  '& blockquote': {
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: size.h3,
    lineHeight: 1.25,
    letterSpacing: '-0.015em',
  },
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space(2)}`,
    marginTop: space(3),
    fontSize: size.meta,
  },
  '& figcaption span': { color: color.inkSoft },
});

export const fragment = graphql`
  fragment QuoteSection on ContentfulQuote {
    words: text
    author
    role
  }
`;
