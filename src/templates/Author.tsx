import { graphql, type PageProps } from 'gatsby';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { AuthorBiography } from '../features/insights/AuthorBiography';
import { authorProfile } from '../features/insights/authorProfile';
import { PagedInsights } from '../features/insights/PagedInsights';
import { fill } from '../i18n/labels';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';

const PagedInsightsBoundary = withSelectiveHydration(PagedInsights);

const Author = ({ data: { author, site } }: PageProps<Queries.AuthorTemplateQuery>) => {
  if (!author || !site) return null;
  const { labels } = site;
  return (
    <Page site={site} seo={author.seo}>
      <PageHero
        title={author.name}
        kicker={authorProfile(author).role ?? labels.author}
        breadcrumbs={author.seo.breadcrumbs}
        breadcrumbsLabel={labels.breadcrumb}
      />
      <AuthorBiography author={author} labels={labels} />
      <PagedInsightsBoundary
        title={fill(labels.insightsBy, { author: author.name })}
        insights={author.insights}
        labels={labels}
      />
    </Page>
  );
};

export default Author;

export const query = graphql`
  query AuthorTemplate($id: String!, $country: String!, $language: String!) {
    author: contentfulAuthor(id: { eq: $id }) {
      ...AuthorBiography
      insights {
        ...InsightTeaser
      }
      seo {
        ...Seo
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      labels {
        breadcrumb
        author
        insightsBy
        ...AuthorBiographyLabels
        ...InsightGridLabels
      }
    }
  }
`;
