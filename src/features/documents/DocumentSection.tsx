import styled from '@emotion/styled';
import { Container } from '../../components/Container';
import { PageSection } from '../../sections/SectionList';
import { media } from '../../theme/media';
import { size, space } from '../../theme/tokens';
import { DocumentList } from './DocumentList';

type DocumentSectionProps = {
  title: string;
  documents: readonly Queries.DocumentLineFragment[];
};

/** A titled section of documents; renders nothing if there are none. */
export const DocumentSection = ({ title, documents }: DocumentSectionProps) =>
  documents.length === 0 ? null : (
    <PageSection>
      <Container>
        <Columns>
          <h2>{title}</h2>
          <div>
            <DocumentList documents={documents} />
          </div>
        </Columns>
      </Container>
    </PageSection>
  );

const Columns = styled.div({
  display: 'grid',
  gap: space(3),
  '& h2': { fontSize: size.h3 },
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    '& > h2': { gridColumn: '1 / 4', paddingTop: space(2) },
    '& > div': { gridColumn: '4 / 13' },
  },
});
