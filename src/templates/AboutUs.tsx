import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const AboutUs = ({ data: { page, site } }: PageProps<Queries.AboutUsTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default AboutUs;

export const query = graphql`
  fragment AboutUsData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query AboutUsTemplate($id: String!, $country: String!, $language: String!) {
    ...AboutUsData
  }
`;
