import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { ButtonSection } from '../sections/button/ButtonSection';
import { SectionContent, SectionList } from '../sections/SectionList';
import { media } from '../theme/media';
import { color, size, space } from '../theme/tokens';

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

/**
 * A form that is the first section is in the hero, instead of the picture and a link to it. A paragraph that follows it stands beside it,
 * below the introduction: what the form is for, such as the beginning of a table.
 */
const LandingPage = ({ data: { page, site } }: PageProps<Queries.LandingPageTemplateQuery>) => {
  if (!page) return null;
  const [first, ...others] = page.sections;
  if (first?.__typename === 'ContentfulFormSection') {
    const preview = others[0]?.__typename === 'ContentfulParagraph' ? others.slice(0, 1) : [];
    return (
      <Page site={site} seo={page.seo}>
        <WithForm>
          <PageHero
            layout="split"
            title={page.title}
            introduction={page.introduction}
            drawing={<SectionContent sections={[first]} />}
          >
            {preview.length > 0 && (
              <Preview>
                <SectionContent sections={preview} />
              </Preview>
            )}
          </PageHero>
        </WithForm>
        <SectionList sections={others.slice(preview.length)} />
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

const Preview = styled.div({
  marginTop: space(4),
  paddingTop: space(2),
  borderTop: `1px solid ${color.ink}`,
  '& h2': { fontSize: size.h4, letterSpacing: '-0.01em', lineHeight: 1.25 },
  '& table': { fontSize: size.control },
  '& p': { margin: 0 },
  '& :is(th, td):not(:first-of-type)': { textAlign: 'end' },
  '& tr:first-of-type': { color: color.inkSoft },
  // Bars in the place of further rows, so that a table does not look complete.
  '& div:has(> table)::after': {
    content: '""',
    display: 'block',
    height: '7rem',
    background: `repeating-linear-gradient(transparent 0 1.1rem, ${color.line} 1.1rem 1.8rem, transparent 1.8rem 2.6rem)`,
    maskImage: 'linear-gradient(#000, transparent)',
    [media.belowSm]: { height: '5.2rem' },
  },
});

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
