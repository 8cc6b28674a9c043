import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { ContactCall } from '../features/contact/ContactCall';
import { BelowHero } from '../layout/BelowHero';
import { Page } from '../layout/Page';
import { HeroResults } from '../features/home/HeroResults';
import { HomeHero } from '../features/home/HomeHero';
import { LeadingKeyPlays } from '../features/home/LeadingKeyPlays';
import { storyMotion } from '../features/home/storyMotion';
import { withoutListed } from '../features/home/withoutListed';
import { InsightLines } from '../features/insights/InsightLines';
import { ServiceIndex } from '../features/services/ServiceIndex';
import { SectionList } from '../sections/SectionList';
import { insightTeaser } from '../sections/teaser-list/entryTeaser';
import { media } from '../theme/media';
import { size, space } from '../theme/tokens';

const Homepage = ({ data: { page, site } }: PageProps<Queries.HomepageTemplateQuery>) => {
  if (!page || !site) return null;
  const { labels } = site;
  const [first, ...others] = page.sections;
  // Text with buttons at the end of the sections is below the lists: it says what to do next.
  const last = others.at(-1);
  const closing = last?.__typename === 'ContentfulContentSection' ? [last] : [];
  const middle = others.slice(0, others.length - closing.length);
  const keyPlays = withoutListed(site.keyPlays, page.sections);
  const isReadOn = middle.at(-1)?.__typename === 'ContentfulTeaserList';
  return (
    <Page site={site} seo={page.seo}>
      <HomeHero
        title={page.title}
        kicker={page.kicker}
        introduction={page.introduction}
        picture={page.image?.picture}
        alt={page.image?.alt}
        callToAction={page.callToAction}
      >
        <HeroResults title={labels.keyResults} keyPlays={keyPlays} />
      </HomeHero>
      <BelowHero>
        <Below>
          {first && <SectionList sections={[first]} />}
          <LeadingKeyPlays
            title={labels.featuredKeyPlays}
            keyPlays={keyPlays}
            allLabel={labels.seeAll}
          />
          <ServiceIndex title={labels.ourServices} services={site.services} />
          <SectionList sections={middle} />
          <div data-continued={isReadOn || undefined}>
            <InsightLines
              title={labels.latestInsights}
              insights={withoutListed(site.insights, page.sections).flatMap(
                (insight) => insightTeaser(insight) ?? [],
              )}
              allLabel={labels.seeAll}
            />
          </div>
          <SectionList sections={closing} />
          <ContactCall
            question={labels.similarKeyPlay}
            contact={site.entry.header?.contactUs?.menuLink}
          />
        </Below>
      </BelowHero>
    </Page>
  );
};

export default Homepage;

/** On phones, services are their names, only the first teaser of a list has a picture, and sections are closer to each other. */
const Below = styled.div(storyMotion, {
  // Below teasers that editors have chosen, the latest insights are more of the same.
  '& [data-continued] > section': { paddingTop: 0 },
  '& [data-continued] h2': { fontSize: size.h3 },
  [media.belowSm]: {
    '& section, & section[data-section]': { paddingBlock: space(3.5) },
    '& section[data-section="ContentfulKeyFigures"]': { paddingBlock: space(5) },
    '& section[data-section="ContentfulKeyFigures"]:not(:last-child)': { marginBlock: 0 },
    '& section[data-section$="Quote"]': { paddingBlock: space(6), marginBlock: space(2) },
    '& section h2': { marginBottom: space(2) },
    '& section div:has(> h2 + a)': { marginBottom: space(1) },
    '& li > a > span ~ span ~ span': { display: 'none' },
    '& li > a:has(> span)': { paddingBlock: space(1.5) },
    '& .story li': { paddingBottom: space(4) },
    '& .cards': { rowGap: space(3) },
    '& .cards article': { gap: space(0.5), borderTopWidth: 1 },
    '& .cards article > div': { aspectRatio: '16 / 9 !important' },
    '& .cards > li ~ li': { '& article > div, & h3 + p': { display: 'none' } },
  },
});

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
      ...ContactLink
      labels {
        ourServices
        featuredKeyPlays
        keyResults
        latestInsights
        seeAll
        similarKeyPlay
      }
      services(isTopLevel: true) {
        ...ServiceIndex
      }
      keyPlays(limit: 5) {
        ...KeyPlayRow
      }
      insights(limit: 4) {
        ...InsightTeaser
      }
    }
  }
`;
