import styled from '@emotion/styled';
import { graphql, Link } from 'gatsby';
import { useEffect, useState } from 'react';
import { Container } from '../../components/Container';
import { Head } from '../../components/Head';
import { useClientValue } from '../../components/useClientValue';
import { Wordmark } from '../../components/Wordmark';
import { siteName } from '../../i18n/siteName';
import { writingAttributes } from '../../i18n/writingAttributes';
import { trackPageView } from '../tag-manager/trackPageView';
import { Backdrop } from '../../components/Backdrop';
import { rememberedSite } from '../navigation/suggestSite';
import { BrokenLines } from './BrokenLines';
import { RegionLinks } from './RegionLinks';
import type { SiteNavigation } from './SiteNavigation';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';

type ErrorText = Queries.ErrorPageLabelsFragment & {
  language: string;
  title: string;
  text: string;
};
type ErrorPageProps = {
  pathname: string;
  sites: readonly Queries.ErrorPageSiteFragment[];
  texts: readonly ErrorText[];
};

/** The site that a path belongs to, by its prefix. */
export const siteOfPath = <Site extends { readonly id: string }>(
  pathname: string,
  sites: readonly Site[],
): Site | undefined =>
  sites.find(({ id }) => pathname === `/${id}` || pathname.startsWith(`/${id}/`));

/**
 * The error page of all sites; after hydration it uses the language and the navigation of the site of the URL, or else of the
 * last visited one. Without either, or without script, it lists the sites.
 */
export const ErrorPage = ({ pathname, sites, texts }: ErrorPageProps) => {
  // One HTML file serves all URLs, so the first render must not depend on the URL.
  const site = useClientValue(
    () =>
      siteOfPath(pathname, sites) ??
      sites.find(({ country, language }) => `${country}/${language}` === rememberedSite()) ??
      null,
    undefined,
  );
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
    trackPageView({ path: pathname, title, site: siteOfPath(pathname, sites) });
  }, [pathname, sites, title]);
  if (!shown) return null;
  return (
    <Backdrop drawing={<BrokenLines />}>
      <Head differsFromHtml>
        <html lang={shown.language} {...writingAttributes(shown.language)} />
        <title>{`${shown.title} – ${siteName}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Message>
        <Link to="/" aria-label={siteName}>
          <Wordmark />
        </Link>
        <h1 id="error-title">{shown.title}</h1>
        <p>{shown.text}</p>
        <Ways>
          <Link to={site?.homePath ?? '/'}>{shown.backToHome}</Link>
          {site && <Link to="/">{shown.chooseOtherRegion}</Link>}
        </Ways>
        {site && Navigation && <Navigation key={site.id} site={site} pathname={pathname} />}
        {!site && <RegionLinks label={shown.chooseRegion} sites={sites} isShown={site === null} />}
      </Message>
    </Backdrop>
  );
};

/** Beside the drawing, on phones below it. */
const Message = styled(Container)({
  [media.belowMd]: { paddingTop: space(11) },
  '& h1': { maxWidth: '7em', fontSize: 'clamp(2.75rem, 1.4rem + 4.4vw, 6rem)' },
});

const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(4)}` });

export const fragment = graphql`
  fragment ErrorPageSite on CountrySite {
    id
    country
    countryName
    language
    languageName
    localCode
    homePath
    allowsTags
  }

  fragment ErrorPageLabels on Labels {
    backToHome
    chooseOtherRegion
    chooseRegion
  }
`;
