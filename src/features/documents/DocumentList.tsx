import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Icon } from '../../components/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { media } from '../../theme/media';
import { color, duration, ease, size, space } from '../../theme/tokens';

type DocumentListProps = { documents: readonly Queries.DocumentLineFragment[] };

/** A list of documents with links to their files or to the pages that ask for them; the others are omitted. */
export const DocumentList = ({ documents }: DocumentListProps) => (
  <List>
    {documents.map(({ contentful_id, name, displayDate, documentLink: link }) =>
      link ? (
        <li key={contentful_id}>
          <a href={link.href} download={link.fileName}>
            <strong>{name}</strong>
            <span>{displayDate}</span>
            <span>{link.details}</span>
            <Icon name={link.fileName ? 'download' : 'arrow'} />
            {link.action && <VisuallyHidden>{link.action}</VisuallyHidden>}
          </a>
        </li>
      ) : null,
    )}
  </List>
);

const List = styled.ul({
  listStyle: 'none',
  borderBottom: `1px solid ${color.lineStrong}`,
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space(0.5)} ${space(3)}`,
    alignItems: 'center',
    minHeight: 64,
    paddingBlock: space(2),
    borderTop: `1px solid ${color.lineStrong}`,
    textDecoration: 'none',
  },
  '& strong': { fontWeight: 600, gridColumn: 1 },
  '& span': { gridColumn: 1, color: color.inkSoft, fontSize: size.small },
  '& svg': {
    gridColumn: 2,
    gridRow: '1 / 4',
    transition: `transform ${duration.quick}ms ${ease}`,
  },
  [media.sm]: {
    '& a': { gridTemplateColumns: 'minmax(0, 1fr) 11rem 7rem 24px' },
    '& strong, & a > span, & svg': { gridColumn: 'auto', gridRow: 'auto' },
  },
  [media.hover]: {
    '& a:hover strong': { textDecoration: 'underline', textDecorationColor: color.signal },
    '& a:hover svg': { transform: 'translateY(3px)' },
  },
});

export const fragment = graphql`
  fragment DocumentLine on ContentfulDocument {
    contentful_id
    name
    displayDate
    documentType {
      name
    }
    documentLink {
      href
      fileName
      details
      action
    }
  }
`;
