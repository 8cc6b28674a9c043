import { graphql, withPrefix } from 'gatsby';
import { Head } from '../components/Head';
import { writingAttributes } from '../i18n/writingAttributes';
import { siteName } from '../i18n/siteName';
import { truncate } from '../i18n/truncate';

type SeoProps = { seo: Queries.SeoFragment };

/** The head of a page: title, description, canonical, Open Graph. The build adds hreflang and structured data. */
export const Seo = ({ seo }: SeoProps) => {
  const absolute = (path: string) => `${seo.siteUrl}${withPrefix(path)}`;
  const description = seo.description ? truncate(seo.description) : undefined;
  const { article, feed, sharePicture } = seo;
  return (
    <Head>
      <html lang={seo.localCode} {...writingAttributes(seo.localCode)} />
      <title>{seo.documentTitle}</title>
      {description && <meta name="description" content={description} />}
      {seo.isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={absolute(seo.path)} />
      {seo.alternatesFile && <meta name="alternates" content={seo.alternatesFile} />}
      {seo.languageVersions.length > 0 && (
        <meta name="languages" content={seo.languageVersions.join(' ')} />
      )}
      {feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={feed.title}
          href={absolute(feed.path)}
        />
      )}
      <meta property="og:title" content={seo.title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:url" content={absolute(seo.path)} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={seo.openGraphLocale} />
      {article && <meta property="article:published_time" content={article.publishedTime} />}
      {article && <meta property="article:modified_time" content={article.modifiedTime} />}
      {article && <meta property="article:section" content={article.section} />}
      {sharePicture && <meta property="og:image" content={absolute(sharePicture.path)} />}
      {sharePicture && <meta property="og:image:type" content="image/jpeg" />}
      {sharePicture && <meta property="og:image:width" content={String(sharePicture.width)} />}
      {sharePicture && <meta property="og:image:height" content={String(sharePicture.height)} />}
      {sharePicture && <meta property="og:image:alt" content={sharePicture.alt} />}
      <meta name="twitter:card" content={sharePicture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={seo.title} />
      {description && <meta name="twitter:description" content={description} />}
      {sharePicture && <meta name="twitter:image" content={absolute(sharePicture.path)} />}
      {sharePicture && <meta name="twitter:image:alt" content={sharePicture.alt} />}
    </Head>
  );
};

export const fragment = graphql`
  fragment Seo on PageSeo {
    documentTitle
    title
    description
    siteUrl
    path
    localCode
    openGraphLocale
    isHidden
    alternatesFile
    languageVersions
    breadcrumbs {
      title
      path
    }
    sharePicture {
      path
      width
      height
      alt
    }
    article {
      publishedTime
      modifiedTime
      section
    }
    feed {
      title
      path
    }
  }
`;
