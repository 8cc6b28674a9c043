import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import { TableOfContents } from '../components/TableOfContents';
import { EntryPage } from '../layout/EntryPage';
import { richTextHeadings } from '../sections/rich-text/headings';
import { SectionContent } from '../sections/SectionList';

/** A page of text has a table of contents beside it, as insights have; one with other sections has none. */
const SimplePage = ({ data: { page, site } }: PageProps<Queries.SimplePageTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      wrapSections={(sections) => {
        const texts = page.sections.flatMap((section) =>
          section.__typename === 'ContentfulParagraph' ? section.paragraphText : [],
        );
        if (texts.length < page.sections.length) return sections;
        return (
          <Container>
            <TableOfContents
              title={site.labels.onThisPage}
              headings={texts.flatMap(richTextHeadings)}
            >
              <SectionContent sections={page.sections} />
            </TableOfContents>
          </Container>
        );
      }}
    />
  );

export default SimplePage;

export const query = graphql`
  query SimplePageTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      labels {
        onThisPage
      }
    }
  }
`;
