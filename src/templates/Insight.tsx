import styled from '@emotion/styled';
import { graphql, withPrefix, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { Container } from '../components/Container';
import { TableOfContents } from '../components/TableOfContents';
import { ContactCall } from '../features/contact/ContactCall';
import { AuthorCards } from '../features/insights/AuthorCards';
import { Byline, LinkedNames } from '../features/insights/Byline';
import { fill } from '../i18n/fill';
import { BelowHero } from '../layout/BelowHero';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { ShareLinks } from '../features/insights/ShareLinks';
import { KeyPlayRow } from '../features/playbook/KeyPlayRow';
import { KeyPlayRows } from '../features/playbook/KeyPlayRows';
import { TeaserSection } from '../layout/TeaserSection';
import { richTextHeadings } from '../sections/rich-text/headings';
import { RichText } from '../sections/rich-text/RichText';
import { insightTeaser } from '../sections/teaser-list/entryTeaser';
import { color, size, space } from '../theme/tokens';

const Insight = ({ data: { insight, site } }: PageProps<Queries.InsightTemplateQuery>) => {
  const body = insight?.body;
  const headings = useMemo(() => (body ? richTextHeadings(body) : []), [body]);
  if (!insight || !site) return null;
  const { labels } = site;
  const guest = insight.author ? [{ name: insight.author, path: null }] : [];
  const authors = insight.authors.length > 0 ? insight.authors : guest;
  // One that the text links to is its last word; the others follow the article.
  const linked = insight.moreKeyPlays.find(({ path }) =>
    body?.references.some((reference) => path && 'path' in reference && reference.path === path),
  );
  const keyPlays = insight.moreKeyPlays.filter((keyPlay) => keyPlay !== linked);
  const related = insight.moreInsights.flatMap((other) => insightTeaser(other) ?? []);
  return (
    <Page site={site} seo={insight.seo}>
      <article>
        <PageHero
          layout="article"
          title={insight.title}
          kicker={insight.type.name}
          introduction={insight.shortDescription}
          picture={insight.image?.picture}
          alt={insight.image?.alt}
          breadcrumbs={insight.seo.breadcrumbs}
          breadcrumbsLabel={labels.breadcrumb}
        >
          <Facts>
            <li>
              <time dateTime={insight.publicationDate}>{insight.displayDate}</time>
            </li>
            {authors.length > 0 && (
              <li>
                <Byline label={labels.byAuthor} authors={authors} />
              </li>
            )}
            {insight.body && <li>{fill(labels.minutesRead, { count: insight.minutesToRead })}</li>}
            {insight.topics.length > 0 && (
              <li>
                <LinkedNames names={insight.topics} />
              </li>
            )}
          </Facts>
        </PageHero>
        <BelowHero>
          <Container>
            <TableOfContents title={labels.onThisPage} headings={headings}>
              {insight.body && <RichText text={insight.body} />}
              {linked && (
                <LinkedKeyPlay>
                  <KeyPlayRow keyPlay={linked} />
                </LinkedKeyPlay>
              )}
              <AuthorCards label={labels.author} authors={insight.authors} />
              <ShareLinks
                title={insight.title}
                address={`${insight.seo.siteUrl}${withPrefix(insight.seo.path)}`}
                labels={labels}
              />
            </TableOfContents>
          </Container>
        </BelowHero>
      </article>
      <BelowHero>
        <TeaserSection
          title={labels.relatedInsights}
          teasers={related}
          more={{ label: labels.seeAll, link: 'insights' }}
        />
        <KeyPlayRows
          title={labels.relatedKeyPlays}
          keyPlays={keyPlays.slice(0, 2)}
          allLabel={labels.seeAll}
        />
        <ContactCall
          question={labels.similarKeyPlay}
          contact={site.entry.header?.contactUs?.menuLink}
        />
      </BelowHero>
    </Page>
  );
};

export default Insight;

const LinkedKeyPlay = styled.ul({
  marginTop: space(5),
  listStyle: 'none',
  '& > li:last-of-type': { padding: space(3), border: 0, background: color.mist },
});

const Facts = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(3)}`,
  marginTop: space(3),
  listStyle: 'none',
  fontSize: size.meta,
  color: color.inkSoft,
});

export const query = graphql`
  query InsightTemplate($id: String!, $country: String!, $language: String!) {
    insight: contentfulInsight(id: { eq: $id }) {
      title
      path
      type {
        name
      }
      publicationDate
      displayDate
      minutesToRead
      author
      shortDescription
      image {
        alt
        picture
      }
      body {
        ...RichText
      }
      authors {
        ...AuthorProfile
      }
      topics {
        name
        path
      }
      moreInsights {
        ...InsightTeaser
      }
      moreKeyPlays {
        ...KeyPlayRow
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
        byAuthor
        minutesRead
        onThisPage
        relatedInsights
        author
        relatedKeyPlays
        seeAll
        similarKeyPlay
        ...ShareLabels
      }
    }
  }
`;
