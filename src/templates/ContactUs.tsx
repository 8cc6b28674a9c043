import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const ContactUs = ({ data: { page, site } }: PageProps<Queries.ContactUsTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default ContactUs;

export const query = graphql`
  fragment ContactUsData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query ContactUsTemplate($id: String!, $country: String!, $language: String!) {
    ...ContactUsData
  }
`;
