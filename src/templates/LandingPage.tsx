import { graphql, type PageProps } from 'gatsby';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { SectionList } from '../sections/SectionList';

const LandingPage = ({ data: { page, site } }: PageProps<Queries.LandingPageTemplateQuery>) =>
  page && (
    <Page site={site} seo={page.seo}>
      <PageHero
        layout="split"
        title={page.title}
        introduction={page.introduction}
        picture={page.image?.picture}
        alt={page.image?.alt}
      />
      <SectionList sections={page.sections} />
    </Page>
  );

export default LandingPage;

export const query = graphql`
  query LandingPageTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulLandingPage(id: { eq: $id }) {
      title
      introduction
      image {
        alt
        picture
      }
      sections {
        ...Section
      }
      seo {
        ...Seo
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }
`;
