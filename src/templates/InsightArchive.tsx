import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import { Teaser } from '../components/Teaser';
import { TeaserGrid } from '../components/TeaserGrid';
import { SiblingPages } from '../features/about/SiblingPages';
import { BelowHero } from '../layout/BelowHero';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { PageSection } from '../sections/SectionList';
import { insightTeaser } from '../sections/teaser-list/entryTeaser';

/** A page of older insights of a site; the listing also loads its data. */
const InsightArchive = ({ data: { page, site } }: PageProps<Queries.InsightArchiveTemplateQuery>) =>
  page &&
  site && (
    <Page site={site} seo={page.seo}>
      <PageHero
        title={page.seo.title}
        breadcrumbs={page.seo.breadcrumbs}
        breadcrumbsLabel={page.labels.breadcrumb}
      />
      <BelowHero>
        <PageSection>
          <Container>
            <TeaserGrid>
              {site.archive.insights
                .flatMap((insight) => insightTeaser(insight) ?? [])
                .map((teaser) => (
                  <li key={teaser.link}>
                    <Teaser {...teaser} headingLevel={2} />
                  </li>
                ))}
            </TeaserGrid>
          </Container>
        </PageSection>
        <SiblingPages
          title={site.labels.allInsights}
          pages={[
            { title: site.labels.newerInsights, path: site.archive.newerPath },
            { title: site.labels.olderInsights, path: site.archive.olderPath },
          ]}
          currentPath={page.seo.path}
        />
      </BelowHero>
    </Page>
  );

export default InsightArchive;

export const query = graphql`
  query InsightArchiveTemplate(
    $id: String!
    $country: String!
    $language: String!
    $archive: Int!
  ) {
    page: contentfulPage(id: { eq: $id }) {
      seo {
        ...Seo
      }
      labels {
        breadcrumb
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      labels {
        allInsights
        newerInsights
        olderInsights
      }
      archive: insightArchive(number: $archive) {
        insights {
          ...ListedInsight
        }
        newerPath
        olderPath
      }
    }
  }
`;
