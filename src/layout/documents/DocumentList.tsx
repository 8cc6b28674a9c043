import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Formatted } from '../../components/Formatted';
import { Icon } from '../../components/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { formatDate, formatFileSize } from '../../i18n/format';
import { useSite } from '../../i18n/SiteContext';
import { media } from '../../theme/media';
import { color, duration, ease, size, space } from '../../theme/tokens';
import { fileKind } from './fileKind';

type DocumentListProps = {
  documents: readonly Queries.DocumentLineFragment[];
  labels: Queries.DocumentLabelsFragment;
};

/** Documents one a line, each a link that saves its file; one whose file is gone is left out. */
export const DocumentList = ({ documents, labels }: DocumentListProps) => {
  const { localCode } = useSite();
  return (
    <List>
      {documents.map(({ contentful_id, name, publicationDate, createdAt, file }) => {
        const publicFile = file.publicFile;
        if (!publicFile) return null;
        const date = publicationDate ?? createdAt;
        const type = fileKind(publicFile);
        const bytes = formatFileSize(publicFile.size, localCode);
        return (
          <li key={contentful_id}>
            <a href={publicFile.url} download={publicFile.fileName}>
              <strong>{name}</strong>
              <span>{date && <Formatted>{formatDate(date, localCode)}</Formatted>}</span>
              <span>
                <Formatted>{`${type}, ${bytes}`}</Formatted>
              </span>
              <Icon name="download" />
              <VisuallyHidden>{labels.downloadFile}</VisuallyHidden>
            </a>
          </li>
        );
      })}
    </List>
  );
};

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
    publicationDate
    createdAt
    documentType {
      name
    }
    file {
      publicFile {
        url
        fileName
        size
        contentType
      }
    }
  }

  fragment DocumentLabels on Labels {
    downloadFile
  }
`;
