import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';
import { AboutEnd } from '../features/about/AboutEnd';
import { People } from '../features/people/People';
import { splitManagers } from '../features/people/splitManagers';

const Management = ({ data: { page, site } }: PageProps<Queries.ManagementTemplateQuery>) => {
  if (!page || !site) return null;
  const { own, group } = splitManagers(site.managers);
  return (
    <EntryPage
      page={page}
      site={site}
      hasOwnPicture={own.length > 0}
      after={<AboutEnd site={site} currentPath={page.seo.path} />}
    >
      <People title={site.countryName} people={own} labels={site.labels} isLarge />
      <People title={site.labels.theGroup} people={group} labels={site.labels} />
    </EntryPage>
  );
};

export default Management;

export const query = graphql`
  query ManagementTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...AboutEnd
      countryName
      managers {
        ...Person
      }
      labels {
        theGroup
        ...PersonLabels
      }
    }
  }
`;
