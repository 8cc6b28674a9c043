import { graphql, type PageProps } from 'gatsby';
import { Page } from '../layout/Page';
import { PageHead } from '../layout/PageHead';

const KeyPlay = ({ data: { keyPlay, site } }: PageProps<Queries.KeyPlayTemplateQuery>) =>
  keyPlay &&
  site && (
    <Page site={site} seo={keyPlay.seo}>
      <PageHead
        title={keyPlay.title}
        introduction={keyPlay.shortDescription}
        picture={keyPlay.image?.picture}
        alt={keyPlay.image?.alt}
        breadcrumbs={keyPlay.seo.breadcrumbs}
        breadcrumbsLabel={site.labels.breadcrumb}
      />
    </Page>
  );

export default KeyPlay;

export const query = graphql`
  fragment KeyPlayData on Query {
    keyPlay: contentfulKeyPlay(id: { eq: $id }) {
      title
      shortDescription
      image {
        alt
        picture {
          ...Picture
        }
      }
      seo(country: $country) {
        ...Seo
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      labels {
        breadcrumb
      }
    }
  }

  query KeyPlayTemplate($id: String!, $country: String!, $language: String!) {
    ...KeyPlayData
  }
`;
