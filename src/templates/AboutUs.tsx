import { graphql, type PageProps } from 'gatsby';
import { ContactCall } from '../features/contact/ContactCall';
import { SubPageIndex } from '../features/about/SubPageIndex';
import { EntryPage } from '../layout/EntryPage';

const AboutUs = ({ data: { page, site } }: PageProps<Queries.AboutUsTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={
        <>
          <SubPageIndex
            title={site.labels.moreAboutUs}
            pages={site.subPages}
            labels={site.labels}
          />
          <ContactCall question={site.labels.shallWeTalk} site={site} />
        </>
      }
    />
  );

export default AboutUs;

export const query = graphql`
  query AboutUsTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...ContactLink
      subPages(of: "about-us") {
        ...SubPage
      }
      labels {
        moreAboutUs
        shallWeTalk
        ...SubPageLabels
      }
    }
  }
`;
