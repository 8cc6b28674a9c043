import { graphql, type PageProps } from 'gatsby';
import { ContactCall } from '../features/contact/ContactCall';
import { EntryPage } from '../layout/EntryPage';

const Page = ({ data: { page, site } }: PageProps<Queries.PageTemplateQuery>) =>
  page && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={
        site && (
          <ContactCall
            question={site.labels.shallWeTalk}
            contact={site.entry.header?.contactUs?.menuLink}
          />
        )
      }
    />
  );

export default Page;

export const query = graphql`
  query PageTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...ContactLink
      labels {
        shallWeTalk
      }
    }
  }
`;
