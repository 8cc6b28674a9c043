import { graphql, type PageProps } from 'gatsby';
import { AboutEnd } from '../features/about/AboutEnd';
import { EntryPage } from '../layout/EntryPage';
import { BrandList } from '../features/about/BrandList';

const Brands = ({ data: { page, site } }: PageProps<Queries.BrandsTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={<AboutEnd site={site} currentPath={page.seo.path} />}
    >
      <BrandList brands={site.brands} labels={site.labels} />
    </EntryPage>
  );

export default Brands;

export const query = graphql`
  query BrandsTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...AboutEnd
      brands {
        ...Brand
      }
      labels {
        ...BrandLabels
      }
    }
  }
`;
