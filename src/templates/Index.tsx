import { graphql, type PageProps } from 'gatsby';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { RegionMap } from '../features/locations/RegionMap';
import { RegionChooser } from '../features/navigation/RegionChooser';
import { SectionList } from '../sections/SectionList';

/** The root page; it does not require an entry. */
const Index = ({ data: { page, site } }: PageProps<Queries.IndexTemplateQuery>) => {
  if (!site) return null;
  const title = page?.title ?? site.labels.indexTitle;
  const introduction = page?.introduction ?? site.labels.indexIntroduction;
  return (
    <Page site={site} seo={page?.seo ?? site.rootSeo}>
      <PageHero
        layout="split"
        title={title}
        kicker={page?.kicker}
        introduction={introduction}
        drawing={<RegionMap places={site.allLocations} />}
      />
      <RegionChooser regions={site.regions} labels={site.labels} />
      <SectionList sections={page?.sections ?? []} />
    </Page>
  );
};

export default Index;

export const query = graphql`
  query IndexTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      title
      kicker
      introduction
      sections {
        ...Section
      }
      seo {
        ...Seo
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      rootSeo {
        ...Seo
      }
      labels {
        indexTitle
        indexIntroduction
        ...RegionChooserLabels
      }
      regions {
        ...RegionChooserRegion
      }
      allLocations {
        ...RegionMapPlace
      }
    }
  }
`;
