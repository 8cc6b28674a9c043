import { graphql, type PageProps } from 'gatsby';
import { AboutEnd } from '../features/about/AboutEnd';
import { Statement } from '../features/about/Statement';
import { Page } from '../layout/Page';
import { SectionList } from '../sections/SectionList';

const CompanyPurpose = ({ data: { page, site } }: PageProps<Queries.CompanyPurposeTemplateQuery>) =>
  page &&
  site && (
    <Page site={site} seo={page.seo}>
      <article>
        <Statement
          title={page.title}
          kicker={page.kicker}
          statement={page.introduction}
          picture={page.image?.picture}
          alt={page.image?.alt}
          breadcrumbs={page.seo.breadcrumbs}
          breadcrumbsLabel={page.labels.breadcrumb}
        />
        <SectionList sections={page.sections} />
      </article>
      <AboutEnd site={site} currentPath={page.seo.path} />
    </Page>
  );

export default CompanyPurpose;

export const query = graphql`
  query CompanyPurposeTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...AboutEnd
    }
  }
`;
