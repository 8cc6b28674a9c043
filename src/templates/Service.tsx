import { graphql, type PageProps } from 'gatsby';
import { MediaSection } from '../sections/media/MediaSection';
import { Container } from '../components/Container';
import { ContactCall } from '../features/contact/ContactCall';
import { BelowHero } from '../layout/BelowHero';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { TeaserSection } from '../layout/TeaserSection';
import { ServiceIndex } from '../features/services/ServiceIndex';
import { ServiceSections } from '../features/services/ServiceSections';
import { insightTeaser, keyPlayTeaser } from '../sections/teaser-list/entryTeaser';

const Service = ({ data: { service, site } }: PageProps<Queries.ServiceTemplateQuery>) => {
  if (!service || !site) return null;
  const { labels } = site;
  const others = site.services.filter(
    ({ contentful_id }) => contentful_id !== service.contentful_id,
  );
  const picture = service.imageOrVideo?.picture;
  return (
    <Page site={site} seo={service.seo}>
      <PageHero
        title={service.name}
        kicker={labels.ourServices}
        introduction={service.shortDescription}
        picture={picture}
        alt={service.imageOrVideo?.alt}
        accent={service.indicatorColor}
        breadcrumbs={service.seo.breadcrumbs}
        breadcrumbsLabel={labels.breadcrumb}
      />
      <BelowHero>
        {!picture && service.imageOrVideo && (
          <Container>
            <MediaSection
              section={{
                asset: service.imageOrVideo,
                alternativeText: null,
                caption: null,
                poster: service.poster,
                captionTracks: service.captionTracks,
                videoLabels: service.videoLabels,
              }}
            />
          </Container>
        )}
        <ServiceSections title={labels.onThisPage} sections={service.sections} />
        <ServiceIndex title={labels.subServices} services={service.subServices} />
        <TeaserSection
          title={labels.relatedKeyPlays}
          teasers={service.moreKeyPlays.flatMap((keyPlay) => keyPlayTeaser(keyPlay) ?? [])}
          more={{ label: labels.seeAll, link: 'playbook' }}
        />
        <TeaserSection
          title={labels.relatedInsights}
          teasers={service.moreInsights.flatMap((insight) => insightTeaser(insight) ?? [])}
          more={{ label: labels.seeAll, link: 'insights' }}
        />
        <ServiceIndex title={labels.otherServices} services={others} />
        <ContactCall question={labels.similarKeyPlay} site={site} />
      </BelowHero>
    </Page>
  );
};

export default Service;

export const query = graphql`
  query ServiceTemplate($id: String!, $country: String!, $language: String!) {
    service: contentfulService(id: { eq: $id }) {
      contentful_id
      name
      shortDescription
      indicatorColor
      captionTracks {
        url
        languageTag
        label
      }
      imageOrVideo {
        ...AssetFile
      }
      poster {
        ...MediaPoster
      }
      videoLabels {
        ...VideoLabels
      }
      sections {
        ...Section
      }
      moreKeyPlays {
        ...KeyPlayTeaser
      }
      moreInsights {
        ...InsightTeaser
      }
      subServices {
        ...ServiceIndex
      }
      seo {
        ...Seo
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...ContactLink
      labels {
        ourServices
        subServices
        otherServices
        onThisPage
        relatedKeyPlays
        relatedInsights
        seeAll
        breadcrumb
        similarKeyPlay
      }
      services(isTopLevel: true) {
        ...ServiceIndex
      }
    }
  }
`;
