import type { Article } from 'schema-dts';
import type { SiteFacts } from './context';
import { organization } from './organization';

export type ArticleFacts = {
  title: string;
  description: string | undefined;
  path: string;
  section: string;
  /** With the paths of their pages; the group stands as the author where there is none. */
  authors: readonly { name: string; path?: string }[];
  /** ISO 8601, as is the next. */
  publishedTime: string;
  modifiedTime: string;
  picture: { path: string; width: number; height: number } | null;
};

/** An insight. */
export const article = (facts: SiteFacts, insight: ArticleFacts): Article => ({
  '@type': 'Article',
  headline: insight.title,
  ...(insight.description && { description: insight.description }),
  articleSection: insight.section,
  datePublished: insight.publishedTime,
  dateModified: insight.modifiedTime,
  inLanguage: facts.localCode,
  mainEntityOfPage: facts.absolute(insight.path),
  ...(insight.picture && {
    image: {
      '@type': 'ImageObject',
      url: facts.absolute(insight.picture.path),
      width: { '@type': 'QuantitativeValue', value: insight.picture.width },
      height: { '@type': 'QuantitativeValue', value: insight.picture.height },
    },
  }),
  author:
    insight.authors.length > 0
      ? insight.authors.map(({ name, path }) => ({
          '@type': 'Person',
          name,
          ...(path && { url: facts.absolute(path) }),
        }))
      : organization(facts),
  publisher: organization(facts),
});
