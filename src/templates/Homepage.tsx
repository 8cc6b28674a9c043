import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { ContactCall } from '../features/contact/ContactCall';
import { BelowHero } from '../layout/BelowHero';
import { Page } from '../layout/Page';
import { HeroFigures, isRowOfFigures } from '../features/home/HeroFigures';
import { HomeHero } from '../features/home/HomeHero';
import { LeadingKeyPlays } from '../features/home/LeadingKeyPlays';
import { storyMotion } from '../features/home/storyMotion';
import { withoutListed } from '../features/home/withoutListed';
import { InsightLines } from '../features/insights/InsightLines';
import { ServiceRows } from '../features/services/ServiceRows';
import { SectionList } from '../sections/SectionList';
import { insightTeaser } from '../sections/teaser-list/entryTeaser';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

const Homepage = ({ data: { page, site } }: PageProps<Queries.HomepageTemplateQuery>) => {
  if (!page || !site) return null;
  const { labels } = site;
  const [first, ...others] = page.sections;
  // Text with buttons at the end of the sections is below the lists: it says what to do next.
  const last = others.at(-1);
  const closing = last?.__typename === 'ContentfulContentSection' ? [last] : [];
  // Beside the picture, a row of figures is in the hero.
  const inHero = page.image ? others.find(isRowOfFigures) : undefined;
  const middle = others
    .slice(0, others.length - closing.length)
    .filter((section) => section !== inHero);
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
        {inHero && <HeroFigures section={inHero} />}
      </HomeHero>
      <BelowHero>
        <Below>
          {first && <SectionList sections={[first]} />}
          <LeadingKeyPlays
            title={labels.featuredKeyPlays}
            keyPlays={keyPlays}
            allLabel={labels.seeAll}
          />
          <ServiceRows title={labels.ourServices} services={site.services} />
          <SectionList sections={middle} />
          <div data-continued={isReadOn || undefined}>
            <InsightLines
              title={labels.latestInsights}
              isContinued={isReadOn}
              insights={withoutListed(site.insights, page.sections).flatMap(
                (insight) => insightTeaser(insight) ?? [],
              )}
              allLabel={labels.seeAll}
            />
          </div>
          <SectionList sections={closing} />
          <ContactCall question={labels.similarKeyPlay} site={site} />
        </Below>
      </BelowHero>
    </Page>
  );
};

export default Homepage;

/** Teasers that editors have chosen and the latest insights are one section. On phones, only the first teaser of a list has a picture, and sections are closer to each other. */
const Below = styled.div(storyMotion, {
  '& [data-continued] > section': { paddingTop: 0, marginTop: space(-2) },
  [media.md]: {
    '& div:has(> h2 + a, > h2 + ul) > h2, & section[data-section$="TeaserList"] h2': {
      fontSize: 'clamp(2.75rem, 5vw, 4.5rem)',
    },
  },
  [media.belowSm]: {
    '& section, & section[data-section]': { paddingBlock: space(3) },
    '& section[data-section="ContentfulKeyFigures"]': { paddingBlock: space(5) },
    '& section[data-section="ContentfulKeyFigures"]:not(:last-child)': { marginBlock: 0 },
    '& section[data-section$="Quote"]': { paddingBlock: space(5), marginBlock: space(2) },
    '& section h2': { marginBottom: space(2) },
    '& section div:has(> h2 + a)': { marginBottom: space(1) },
    '& .story li': { paddingBottom: space(3) },
    '& .cards': { rowGap: space(3) },
    '& .cards article': { gap: space(0.5), borderTopWidth: 1 },
    '& .cards article > div': { aspectRatio: '16 / 9 !important' },
    '& [data-continued] > section': { marginTop: 0 },
    '& [data-continued] li': { paddingBlock: space(2) },
    '& [data-continued] li ~ li ~ li': { display: 'none' },
    '& .cards > li ~ li': {
      '& article': { display: 'flex' },
      '& article > div, & h3 + p': { display: 'none' },
    },
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
        latestInsights
        seeAll
        similarKeyPlay
      }
      services(isTopLevel: true) {
        ...ServiceRows
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
