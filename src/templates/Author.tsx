import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { SiblingPages } from '../features/about/SiblingPages';
import { ContactCall } from '../features/contact/ContactCall';
import { AuthorBiography } from '../features/insights/AuthorBiography';
import { AuthorPortrait } from '../features/insights/AuthorPortrait';
import { authorProfile } from '../features/insights/authorProfile';
import { PagedInsights } from '../features/insights/PagedInsights';
import { KeyPlayRows } from '../features/playbook/KeyPlayRows';
import { fill } from '../i18n/fill';
import { BelowHero } from '../layout/BelowHero';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

const PagedInsightsBoundary = withSelectiveHydration(PagedInsights);

const Author = ({ data: { author, site } }: PageProps<Queries.AuthorTemplateQuery>) => {
  if (!author || !site) return null;
  const { labels } = site;
  const { role, photo } = authorProfile(author);
  const topics = new Map(
    author.insights.flatMap((insight) =>
      insight.topics.map(({ name, path }) => [path, { title: name, path }]),
    ),
  );
  return (
    <Page site={site} seo={author.seo}>
      <Head>
        <PageHero
          layout="split"
          title={author.name}
          kicker={role ?? labels.author}
          drawing={photo?.picture && <AuthorPortrait picture={photo.picture} />}
          breadcrumbs={author.seo.breadcrumbs}
          breadcrumbsLabel={labels.breadcrumb}
        >
          <AuthorBiography author={author} labels={labels} />
        </PageHero>
      </Head>
      <BelowHero>
        <PagedInsightsBoundary
          title={fill(labels.insightsBy, { author: author.name })}
          insights={author.insights}
          labels={labels}
        />
        <KeyPlayRows
          title={labels.relatedKeyPlays}
          keyPlays={author.moreKeyPlays}
          allLabel={labels.seeAll}
        />
        <SiblingPages
          title={labels.topics}
          pages={[...topics.values()]}
          currentPath={author.seo.path}
        />
        <ContactCall question={labels.shallWeTalk} site={site} />
      </BelowHero>
    </Page>
  );
};

export default Author;

/** In narrow windows the portrait is between the name and the biography. */
const Head = styled.div({
  [media.belowMd]: {
    '& > [data-hero]': { display: 'flex', flexDirection: 'column' },
    '& > [data-hero] > header': { display: 'contents' },
    '& > [data-hero] > header > div': { order: 2, marginTop: 0 },
    '& > [data-hero] > header + div': { order: 1, marginTop: space(4) },
  },
});

export const query = graphql`
  query AuthorTemplate($id: String!, $country: String!, $language: String!) {
    author: contentfulAuthor(id: { eq: $id }) {
      ...AuthorBiography
      insights {
        topics {
          name
          path
        }
        ...InsightTeaser
      }
      moreKeyPlays {
        ...KeyPlayRow
      }
      seo {
        ...Seo
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...ContactLink
      labels {
        breadcrumb
        author
        insightsBy
        relatedKeyPlays
        seeAll
        shallWeTalk
        topics
        ...AuthorBiographyLabels
        ...InsightGridLabels
      }
    }
  }
`;
