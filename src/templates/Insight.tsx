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
import { media } from '../theme/media';
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
            {insight.body && <li>{fill(labels.minutesRead, { count: insight.minutesToRead })}</li>}
            {authors.length > 0 && (
              <li>
                <Byline label={labels.byAuthor} authors={authors} />
              </li>
            )}
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
              {insight.body && (
                <ArticleText>
                  <RichText text={insight.body} />
                </ArticleText>
              )}
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
        <ContactCall question={labels.similarKeyPlay} site={site} />
      </BelowHero>
    </Page>
  );
};

export default Insight;

/** From the end of the text to that of its column, which is as wide as the page or, from 960 px on, nine of twelve columns of it. */
const toColumn = 'min(0px, 42rem - min(100vw, 1240px) + 80px)';
const toNineColumns = 'min(0px, 42rem - (min(100vw, 1240px) - 80px) * 0.75 + 6px)';

/**
 * The text of an article: a first paragraph in larger type, headings below a line, and charts on a tint that extends to the edges
 * of the window, beside a table of contents to the end edge. Twice the class, to win over the styles of rich text.
 */
const ArticleText = styled.div({
  '& > div > p:first-child': { fontSize: size.lead, lineHeight: 1.4 },
  '&& > div > .chart': {
    '--paper': color.mist,
    marginInline: `var(--bleed) calc(var(--bleed) + ${toColumn})`,
    padding: `${space(5)} calc(-1 * var(--bleed))`,
    background: color.mist,
  },
  [media.md]: {
    '&& > div > * + h2': {
      marginTop: space(8),
      paddingTop: space(3),
      borderTop: `1px solid ${color.lineStrong}`,
    },
    '&& > div > .chart': {
      marginInline: `${space(-3)} calc(var(--bleed) + ${toNineColumns})`,
      paddingInlineStart: space(3),
    },
    '&& > div > blockquote': { marginInlineEnd: `calc(${toNineColumns})` },
  },
  [media.lg]: {
    '&& > div > h2': { marginInlineEnd: `calc(${toNineColumns})` },
    '&& > div > blockquote > p:first-child': { fontSize: '3.25rem', lineHeight: 1.08 },
  },
});

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
  // Room to touch.
  '& a': { paddingBlock: space(0.5) },
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
