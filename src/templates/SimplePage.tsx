import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import { TableOfContents } from '../components/TableOfContents';
import { EntryPage } from '../layout/EntryPage';
import { richTextHeadings } from '../sections/rich-text/headings';
import { SectionContent } from '../sections/SectionList';
import { space } from '../theme/tokens';

const inText: ReadonlySet<string> = new Set(['ContentfulParagraph', 'ContentfulButton']);

/**
 * A page of text and buttons has a table of contents beside it, as insights have, and its introduction above the text; one with
 * other sections has neither.
 */
const SimplePage = ({ data: { page, site } }: PageProps<Queries.SimplePageTemplateQuery>) => {
  if (!page || !site) return null;
  const isText = page.sections.every(({ __typename }) => inText.has(__typename));
  return (
    <EntryPage
      hero={isText && !page.image ? 'band' : 'split'}
      page={page}
      site={site}
      wrapSections={(sections) => {
        if (!isText) return sections;
        const texts = page.sections.flatMap((section) =>
          section.__typename === 'ContentfulParagraph' ? section.paragraphText : [],
        );
        return (
          <Text>
            <TableOfContents
              title={site.labels.onThisPage}
              headings={texts.flatMap(richTextHeadings)}
            >
              <SectionContent sections={page.sections} />
            </TableOfContents>
          </Text>
        );
      }}
    />
  );
};

export default SimplePage;

const Text = styled(Container)({
  '& .contents > div > * + :is(a, button)': { marginTop: space(4) },
});

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
