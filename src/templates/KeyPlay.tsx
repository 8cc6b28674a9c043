import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import { ContactCall } from '../features/contact/ContactCall';
import { InsightLines } from '../features/insights/InsightLines';
import { KeyPlayStory } from '../features/playbook/key-play/KeyPlayStory';
import { KeyPlayTags } from '../features/playbook/key-play/KeyPlayTags';
import { KeyResults } from '../features/playbook/key-play/KeyResults';
import { BelowHero } from '../layout/BelowHero';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { TeaserSection } from '../layout/TeaserSection';
import { insightTeaser, keyPlayTeaser } from '../sections/teaser-list/entryTeaser';

const KeyPlay = ({ data: { keyPlay, site } }: PageProps<Queries.KeyPlayTemplateQuery>) => {
  if (!keyPlay || !site) return null;
  const { labels } = site;
  return (
    <Page site={site} seo={keyPlay.seo}>
      <article>
        <PageHero
          layout="article"
          title={keyPlay.title}
          kicker={labels.keyPlay}
          introduction={keyPlay.shortDescription}
          picture={keyPlay.image?.picture}
          alt={keyPlay.image?.alt}
          breadcrumbs={keyPlay.seo.breadcrumbs}
          breadcrumbsLabel={labels.breadcrumb}
        >
          <KeyResults keyPlay={keyPlay} labels={labels} />
        </PageHero>
        <BelowHero>
          <Container>
            <KeyPlayTags keyPlay={keyPlay} labels={labels} services={keyPlay.services} />
          </Container>
          <KeyPlayStory keyPlay={keyPlay} labels={labels} />
        </BelowHero>
      </article>
      <BelowHero>
        <TeaserSection
          title={labels.moreKeyPlays}
          teasers={keyPlay.moreKeyPlays.flatMap((other) => keyPlayTeaser(other) ?? [])}
          more={{ label: labels.seeAll, link: 'playbook' }}
        />
        <InsightLines
          title={labels.relatedInsights}
          insights={keyPlay.moreInsights.flatMap((insight) => insightTeaser(insight) ?? [])}
          allLabel={labels.seeAll}
        />
        <ContactCall question={labels.similarKeyPlay} site={site} />
      </BelowHero>
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
      ...KeyResults
      ...KeyPlayStory
      ...KeyPlayTags
      services {
        name
        path
      }
      moreKeyPlays {
        ...KeyPlayTeaser
      }
      moreInsights {
        ...InsightTeaser
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
        keyPlay
        moreKeyPlays
        relatedInsights
        relatedServices
        seeAll
        similarKeyPlay
        ...KeyPlayTagsLabels
        ...KeyResultsLabels
        ...KeyPlayStoryLabels
      }
    }
  }
`;
