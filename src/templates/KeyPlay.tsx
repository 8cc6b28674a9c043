import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import { Figures } from '../components/Figures';
import { Page } from '../layout/Page';
import { PageHead } from '../layout/PageHead';
import { QuoteSection } from '../sections/quote/QuoteSection';
import { Band } from '../sections/SectionList';
import { maximumTags } from '../sections/teaser-list/entryTeaser';
import { media } from '../theme/media';
import { color, size, space } from '../theme/tokens';

const names = (tags: readonly { readonly name: string }[]): string =>
  tags
    .slice(0, maximumTags)
    .map(({ name }) => name)
    .join(', ');

/** Work done with a client: who it was for, background, challenge, approach, benefits, results and their words. */
const KeyPlay = ({ data: { keyPlay, site } }: PageProps<Queries.KeyPlayTemplateQuery>) => {
  if (!keyPlay || !site) return null;
  const { labels } = site;
  const tags = [
    { title: labels.industries, text: names(keyPlay.industries) },
    { title: labels.departments, text: names(keyPlay.departments) },
    { title: labels.partners, text: names(keyPlay.partners) },
  ].filter(({ text }) => text !== '');
  const story = [
    { title: labels.background, text: keyPlay.background },
    { title: labels.challenge, text: keyPlay.challenge },
    { title: labels.approach, text: keyPlay.approach },
    { title: labels.benefits, text: keyPlay.benefits },
  ].flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  const results = [
    { number: keyPlay.keyResult1Number, description: keyPlay.keyResult1Description },
    { number: keyPlay.keyResult2Number, description: keyPlay.keyResult2Description },
    { number: keyPlay.keyResult3Number, description: keyPlay.keyResult3Description },
  ].flatMap(({ number, description }) => (number && description ? [{ number, description }] : []));

  return (
    <Page site={site} seo={keyPlay.seo}>
      <article>
        <PageHead
          title={keyPlay.title}
          introduction={keyPlay.shortDescription}
          picture={keyPlay.image?.picture}
          alt={keyPlay.image?.alt}
          breadcrumbs={keyPlay.seo.breadcrumbs}
          breadcrumbsLabel={labels.breadcrumb}
        >
          {tags.length > 0 && (
            <Tags>
              {tags.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Tags>
          )}
        </PageHead>
        <Container>
          {story.map(({ title, text }) => (
            <Chapter key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </Chapter>
          ))}
        </Container>
        {results.length > 0 && (
          <Band data-section="ContentfulKeyFigures">
            <Container>
              <Results>{labels.keyResults}</Results>
              <Figures figures={results} />
            </Container>
          </Band>
        )}
        {keyPlay.customerTestimony && (
          <Band aria-label={labels.customerTestimony}>
            <Container>
              <QuoteSection
                section={{
                  words: keyPlay.customerTestimony,
                  author: keyPlay.customerName ?? '',
                  role: keyPlay.customerRole,
                }}
              />
            </Container>
          </Band>
        )}
      </article>
    </Page>
  );
};

export default KeyPlay;

const Tags = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  marginTop: space(3),
  fontSize: size.meta,
  '& dt': { color: color.inkSoft, fontSize: size.small },
  '& dd': { margin: 0, fontWeight: 600 },
});

const Chapter = styled.section({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(4),
  borderTop: `1px solid ${color.line}`,
  '& h2': { fontSize: size.h3 },
  '& p': { maxWidth: '42rem', whiteSpace: 'pre-line' },
  [media.md]: { gridTemplateColumns: '3fr 9fr', paddingBlock: space(6) },
});

const Results = styled.h2({ marginBottom: space(5) });

export const query = graphql`
  fragment KeyPlayData on Query {
    keyPlay: contentfulKeyPlay(id: { eq: $id }) {
      title
      shortDescription
      image {
        alt
        picture {
          ...Picture
        }
      }
      background
      challenge
      approach
      benefits
      keyResult1Number
      keyResult1Description
      keyResult2Number
      keyResult2Description
      keyResult3Number
      keyResult3Description
      customerTestimony
      customerName
      customerRole
      departments {
        name
      }
      industries {
        name
      }
      partners {
        name
      }
      seo(country: $country) {
        ...Seo
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      labels {
        breadcrumb
        background
        challenge
        approach
        benefits
        keyResults
        customerTestimony
        departments
        industries
        partners
      }
    }
  }

  query KeyPlayTemplate($id: String!, $country: String!, $language: String!) {
    ...KeyPlayData
  }
`;
