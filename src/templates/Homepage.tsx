import { graphql, type PageProps } from 'gatsby';
import { BelowHero } from '../layout/BelowHero';
import { Page } from '../layout/Page';
import { HomeHero } from '../features/home/HomeHero';
import { ServiceIndex } from '../features/services/ServiceIndex';
import { TeaserSection } from '../layout/TeaserSection';
import { SectionList } from '../sections/SectionList';
import { insightTeaser, keyPlayTeaser } from '../sections/teaser-list/entryTeaser';

const Homepage = ({ data: { page, site } }: PageProps<Queries.HomepageTemplateQuery>) => {
  if (!page || !site) return null;
  const { labels } = site;
  const [first, ...others] = page.sections;
  return (
    <Page site={site} seo={page.seo}>
      <HomeHero
        title={page.title}
        kicker={page.kicker}
        introduction={page.introduction}
        picture={page.image?.picture}
        alt={page.image?.alt}
        callToAction={page.callToAction}
      />
      <BelowHero>
        {first && <SectionList sections={[first]} />}
        <ServiceIndex title={labels.ourServices} services={site.services} />
        <SectionList sections={others} />
        <TeaserSection
          title={labels.featuredKeyPlays}
          teasers={site.keyPlays.flatMap((keyPlay) => keyPlayTeaser(keyPlay) ?? [])}
          more={{ label: labels.seeAll, link: 'playbook' }}
        />
        <TeaserSection
          title={labels.latestInsights}
          teasers={site.insights.flatMap((insight) => insightTeaser(insight) ?? [])}
          more={{ label: labels.seeAll, link: 'insights' }}
        />
      </BelowHero>
    </Page>
  );
};

export default Homepage;

export const query = graphql`
  query HomepageTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      title
      kicker
      introduction
      image {
        alt
        picture
      }
      callToAction {
        ...ButtonSection
      }
      sections {
        ...Section
      }
      seo {
        ...Seo
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      labels {
        ourServices
        featuredKeyPlays
        latestInsights
        seeAll
      }
      services(isTopLevel: true) {
        ...ServiceIndex
      }
      keyPlays(limit: 3) {
        ...KeyPlayTeaser
      }
      insights(limit: 3) {
        ...InsightTeaser
      }
    }
  }
`;
