import styled from '@emotion/styled';
import { Container } from '../../components/Container';
import { PageSection } from '../../sections/SectionList';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { DocumentList } from './DocumentList';
import { groupDocuments } from './groupDocuments';

/** All documents by type; renders nothing if there are none. */
export const DocumentGroups = ({
  documents,
}: {
  documents: readonly Queries.DocumentLineFragment[];
}) =>
  documents.length === 0 ? null : (
    <PageSection>
      <Container>
        {groupDocuments(documents).map(({ type, documents: ofType }) => (
          <Group key={type}>
            <h2>
              {type} <small>{ofType.length}</small>
            </h2>
            <DocumentList documents={ofType} />
          </Group>
        ))}
      </Container>
    </PageSection>
  );

const Group = styled.div({
  display: 'grid',
  gap: space(2),
  paddingBottom: space(5),
  borderTop: `2px solid ${color.ink}`,
  '& > h2': { paddingTop: space(2.5), fontSize: size.h3 },
  '& small': {
    verticalAlign: 'super',
    color: color.inkSoft,
    fontSize: size.small,
    letterSpacing: 0,
  },
  // The rule of the group is that of its first line too.
  '& li:first-of-type > a': { [media.md]: { borderTopColor: 'transparent' } },
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    '& > h2': { gridColumn: '1 / 4' },
    '& > ul': { gridColumn: '4 / 13' },
    '&:not(:last-of-type) > ul': { borderBottom: 'none' },
  },
});
