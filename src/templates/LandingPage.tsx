import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { ButtonSection } from '../sections/button/ButtonSection';
import { SectionList } from '../sections/SectionList';
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

const LandingPage = ({ data: { page, site } }: PageProps<Queries.LandingPageTemplateQuery>) => {
  if (!page) return null;
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
