import { graphql, type PageProps } from 'gatsby';
import { KeyPlayStory } from '../features/playbook/key-play/KeyPlayStory';
import { KeyResults } from '../features/playbook/key-play/KeyResults';
import { KeyPlayTags } from '../features/playbook/key-play/KeyPlayTags';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { ServiceIndex } from '../features/services/ServiceIndex';
import { TeaserSection } from '../layout/TeaserSection';
import { keyPlayTeaser } from '../sections/teaser-list/entryTeaser';

const KeyPlay = ({ data: { keyPlay, site } }: PageProps<Queries.KeyPlayTemplateQuery>) => {
  if (!keyPlay || !site) return null;
  const { labels } = site;
  return (
    <Page site={site} seo={keyPlay.seo}>
      <article>
        <PageHero
          title={keyPlay.title}
          kicker={labels.featuredKeyPlays}
          introduction={keyPlay.shortDescription}
          picture={keyPlay.image?.picture}
          alt={keyPlay.image?.alt}
          breadcrumbs={keyPlay.seo.breadcrumbs}
          breadcrumbsLabel={labels.breadcrumb}
        >
          <KeyPlayTags keyPlay={keyPlay} labels={labels} />
        </PageHero>
        <KeyResults keyPlay={keyPlay} labels={labels} />
        <KeyPlayStory keyPlay={keyPlay} labels={labels} />
      </article>
      <ServiceIndex title={labels.ourServices} services={keyPlay.services} />
      <TeaserSection
        title={labels.moreKeyPlays}
        teasers={site.keyPlays
          .filter(({ path }) => path !== keyPlay.path)
          .slice(0, 3)
          .flatMap((other) => keyPlayTeaser(other) ?? [])}
        more={{ label: labels.seeAll, link: 'playbook' }}
      />
    </Page>
  );
};

export default KeyPlay;

export const query = graphql`
  query KeyPlayTemplate($id: String!, $country: String!, $language: String!) {
    keyPlay: contentfulKeyPlay(id: { eq: $id }) {
      title
      path
      shortDescription
      image {
        alt
        picture
      }
      ...KeyPlayTags
      ...KeyResults
      ...KeyPlayStory
      services {
        ...ServiceIndex
      }
      seo {
        ...Seo
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      keyPlays(limit: 4) {
        ...KeyPlayTeaser
      }
      labels {
        breadcrumb
        featuredKeyPlays
        moreKeyPlays
        ourServices
        seeAll
        ...KeyPlayTagsLabels
        ...KeyResultsLabels
        ...KeyPlayStoryLabels
      }
    }
  }
`;
