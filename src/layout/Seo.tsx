import { graphql, useStaticQuery, withPrefix } from 'gatsby';
import { Helmet } from 'react-helmet';
import { truncate } from '../i18n/truncate';

type SeoProps = {
  seo: Queries.SeoFragment;
  /** Kept out of search results: error and thank-you pages. */
  isHidden?: boolean;
};

const siteName = 'Talvane';

/** The title, language, canonical address and alternates of a page. */
export const Seo = ({ seo, isHidden = false }: SeoProps) => {
  const { site } = useStaticQuery<Queries.SiteUrlQuery>(graphql`
    query SiteUrl {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  const origin = site?.siteMetadata?.siteUrl ?? '';
  const absolute = (path: string) => `${origin}${withPrefix(path)}`;
  const title = seo.title === siteName ? seo.title : `${seo.title} – ${siteName}`;
  const description = seo.description ? truncate(seo.description) : undefined;
  return (
    <Helmet>
      <html lang={seo.localCode} />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={absolute(seo.path)} />
      {seo.alternates.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={absolute(path)} />
      ))}
      <meta property="og:title" content={seo.title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:url" content={absolute(seo.path)} />
      <meta property="og:site_name" content={siteName} />
    </Helmet>
  );
};

export const fragment = graphql`
  fragment Seo on PageSeo {
    title
    description
    path
    localCode
    alternates {
      hreflang
      path
    }
    breadcrumbs {
      title
      path
    }
  }
`;
