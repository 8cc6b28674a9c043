import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import { ApplyBox } from '../features/careers/ApplyBox';
import { ApplyButton } from '../features/careers/ApplyButton';
import { PayRow } from '../features/careers/PayRow';
import { BelowHero } from '../layout/BelowHero';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { TeaserSection } from '../layout/TeaserSection';
import { contractLabel } from '../features/careers/contractLabels';
import { RichText } from '../sections/rich-text/RichText';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

const Opening = ({ data: { opening, site } }: PageProps<Queries.OpeningTemplateQuery>) => {
  if (!opening || !site) return null;
  const { labels } = site;
  const others = site.openings.flatMap(({ path, title, department, contractType, location }) =>
    path && path !== opening.path
      ? [
          {
            title,
            link: path,
            meta: [location.name, department],
            description: contractLabel(contractType, labels),
          },
        ]
      : [],
  );
  return (
    <Page site={site} seo={opening.seo}>
      <article>
        <PageHero
          title={opening.title}
          kicker={`${opening.location.name} · ${opening.department}`}
          introduction={opening.shortDescription}
          picture={opening.image?.picture}
          alt={opening.image?.alt}
          breadcrumbs={opening.seo.breadcrumbs}
          breadcrumbsLabel={labels.breadcrumb}
        >
          <PayRow opening={opening} labels={labels} />
        </PageHero>
        <BelowHero>
          <Container>
            <Columns>
              <ApplyBox opening={opening} labels={labels} />
              <RichText text={opening.description} />
              <ApplyButton link={opening.applyLink} label={labels.apply} />
            </Columns>
          </Container>
        </BelowHero>
      </article>
      <BelowHero>
        <TeaserSection title={labels.moreOpenings} teasers={others.slice(0, 3)} />
      </BelowHero>
    </Page>
  );
};

export default Opening;

const Columns = styled.div({
  display: 'grid',
  gap: space(5),
  paddingBlock: `${space(2)} ${space(5)}`,
  '& > a': { justifySelf: 'start' },
  [media.md]: {
    gridTemplateColumns: 'calc(var(--text-column) - 1.5rem) minmax(0, 1fr)',
    columnGap: space(3),
    '& > a': { gridColumn: 2 },
    paddingBlock: `${space(4)} ${space(8)}`,
  },
});

export const query = graphql`
  query OpeningTemplate($id: String!, $country: String!, $language: String!) {
    opening: contentfulOpening(id: { eq: $id }) {
      title
      path
      shortDescription
      department
      location {
        name
      }
      image {
        alt
        picture
      }
      description {
        ...RichText
      }
      seo {
        ...Seo
      }
      ...ApplyBox
      ...PayRow
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      openings(limit: 4) {
        ...OpeningRow
      }
      labels {
        breadcrumb
        moreOpenings
        ...ApplyBoxLabels
        ...PayRowLabels
      }
    }
  }
`;
