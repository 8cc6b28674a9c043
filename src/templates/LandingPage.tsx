import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { ButtonSection } from '../sections/button/ButtonSection';
import { SectionContent, SectionList } from '../sections/SectionList';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

type Sections = NonNullable<Queries.LandingPageTemplateQuery['page']>['sections'];

/** The first link among the buttons of the sections, which the hero repeats: it is seen without scrolling. */
const findCallToAction = (sections: Sections) =>
  sections
    .flatMap((section) =>
      section.__typename === 'ContentfulContentSection' ? section.components : [],
    )
    .flatMap((component) =>
      component.__typename === 'ContentfulButton' && component.kind !== 'Action' ? [component] : [],
    )[0];

/** A form that is the first section is in the hero, instead of the picture and a link to it. */
const LandingPage = ({ data: { page, site } }: PageProps<Queries.LandingPageTemplateQuery>) => {
  if (!page) return null;
  const [first, ...others] = page.sections;
  if (first?.__typename === 'ContentfulFormSection') {
    return (
      <Page site={site} seo={page.seo}>
        <WithForm>
          <PageHero
            layout="split"
            title={page.title}
            introduction={page.introduction}
            drawing={<SectionContent sections={[first]} />}
          />
        </WithForm>
        <SectionList sections={others} />
      </Page>
    );
  }
  const callToAction = findCallToAction(page.sections);
  return (
    <Page site={site} seo={page.seo}>
      <PageHero
        layout="split"
        title={page.title}
        introduction={page.introduction}
        picture={page.image?.picture}
        alt={page.image?.alt}
      >
        {callToAction && (
          <CallToAction>
            <ButtonSection section={callToAction} />
          </CallToAction>
        )}
      </PageHero>
      <SectionList sections={page.sections} />
    </Page>
  );
};

export default LandingPage;

const CallToAction = styled.div({ marginTop: space(3) });

const WithForm = styled.div({
  [media.md]: {
    '& > [data-hero]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space(8),
      alignItems: 'start',
      paddingBottom: space(6),
    },
    '& > [data-hero] h1': { fontSize: 'clamp(2.5rem, 1.2rem + 2.2vw, 3.75rem)' },
    // The panel's own two columns would be too narrow here.
    '& > [data-hero] > section': { gridTemplateColumns: 'minmax(0, 1fr)', padding: space(5) },
  },
});

export const query = graphql`
  query LandingPageTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulLandingPage(id: { eq: $id }) {
      title
      introduction
      image {
        alt
        picture
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
    }
  }
`;
