import { Link } from 'gatsby';
import { useEffect, useState } from 'react';
import { Container } from '../../components/Container';
import { Head } from '../../components/Head';
import { useClientValue } from '../../components/useClientValue';
import { Wordmark } from '../../components/Wordmark';
import { siteName } from '../../i18n/siteName';
import { writingAttributes } from '../../i18n/writingAttributes';
import { trackPageView } from '../tag-manager/trackPageView';
import { Backdrop } from '../../components/Backdrop';
import type { SiteNavigation } from './SiteNavigation';

type ErrorText = { language: string; title: string; text: string; backToHome: string };
type ErrorSite = {
  readonly id: string;
  readonly country: string;
  readonly language: string;
  readonly homePath: string;
  readonly allowsTags: boolean;
};
type ErrorPageProps = {
  pathname: string;
  sites: readonly ErrorSite[];
  texts: readonly ErrorText[];
};

/** The site that a path belongs to, by its prefix. */
export const siteOfPath = (pathname: string, sites: readonly ErrorSite[]): ErrorSite | undefined =>
  sites.find(({ id }) => pathname === `/${id}` || pathname.startsWith(`/${id}/`));

/** The error page of all sites; after hydration it uses the language of the site of the URL. */
export const ErrorPage = ({ pathname, sites, texts }: ErrorPageProps) => {
  // One HTML file serves all URLs, so the first render must not depend on the URL.
  const site = useClientValue(() => siteOfPath(pathname, sites), undefined);
  const shown =
    texts.find(({ language }) => language === site?.language) ??
    texts.find(({ language }) => language === 'en') ??
    texts[0];
  const title = shown?.title ?? '';
  const [Navigation, setNavigation] = useState<typeof SiteNavigation>();
  useEffect(() => {
    // Split into its own chunk, because Gatsby preloads the error page after every first page.
    if (site) {
      import('./SiteNavigation').then(
        (module) => setNavigation(() => module.SiteNavigation),
        () => undefined,
      );
    }
  }, [site]);
  useEffect(() => {
    trackPageView({ path: pathname, title, site });
  }, [pathname, site, title]);
  if (!shown) return null;
  return (
    <Backdrop>
      <Head differsFromHtml>
        <html lang={shown.language} {...writingAttributes(shown.language)} />
        <title>{`${shown.title} – ${siteName}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Container>
        <Link to="/" aria-label={siteName}>
          <Wordmark />
        </Link>
        <h1 id="error-title">{shown.title}</h1>
        <p>{shown.text}</p>
        <Link to={site?.homePath ?? '/'}>{shown.backToHome}</Link>
        {site && Navigation && <Navigation key={site.id} site={site} />}
      </Container>
    </Backdrop>
  );
};
