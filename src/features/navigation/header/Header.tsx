import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { memo } from 'react';
import { Container } from '~/src/components/Container';
import { LinkTo } from '~/src/components/LinkTo';
import { PageLink } from '~/src/components/PageLink';
import { VisuallyHidden } from '~/src/components/VisuallyHidden';
import { Wordmark } from '~/src/components/Wordmark';
import { consentContainerId } from '../../consent/consentContainer';
import { SiteProvider } from '~/src/i18n/SiteContext';
import { useLiveData } from '~/src/runtime/live-preview/useLiveData';
import { media } from '~/src/theme/media';
import { color, layout, size, space } from '~/src/theme/tokens';
import { SearchButton } from '../../search/SearchButton';
import { LanguageToggle } from './LanguageToggle';
import { RegionSwitcher } from './RegionSwitcher';
import { SkipLink } from './SkipLink';
import { MainMenu } from './MainMenu';
import { menuEntries } from './menuEntries';
import { inMenuRow } from './menuRow';

type HeaderProps = { data: Queries.HeaderSliceQuery };

/** The header slice of a site. */
const Header = ({ data }: HeaderProps) => {
  const { countrySite: site } = useLiveData(data);
  if (site === null) return null;
  const { labels, entry } = site;
  const menu = menuEntries(site);
  const contact = entry.header?.contactUs?.menuLink ?? undefined;
  const logo = entry.header?.logo;
  return (
    <SiteProvider value={site}>
      <SkipLink>{labels.skipToContent}</SkipLink>
      {process.env.GTM_ID && site.allowsTags && <div id={consentContainerId} />}
      <header className="header" lang={site.localCode}>
        <Row>
          <PageLink className="home-link" to={site.homePath}>
            {logo?.publicFile ? (
              <img src={logo.publicFile.url} alt={`${logo.alt}: ${labels.home}`} height={34} />
            ) : (
              <>
                <Wordmark />
                <VisuallyHidden>{labels.home}</VisuallyHidden>
              </>
            )}
          </PageLink>
          <MainMenu entries={menu} labels={labels} contact={contact} />
          <div className="header-tools">
            <SearchButton
              site={site}
              files={site.searchFiles}
              placeholder={entry.searchPlaceholder}
              labels={labels}
              links={{ suggested: entry.header?.searchSuggestionLinks ?? [], menu, contact }}
            />
            <RegionSwitcher
              code={site.countryCode.toUpperCase()}
              currentId={site.id}
              regions={site.regions}
              labels={labels}
            />
            <LanguageToggle currentId={site.id} country={site.country} regions={site.regions} />
            {contact?.href && <ContactLink link={contact.href}>{contact.title}</ContactLink>}
          </div>
        </Row>
      </header>
    </SiteProvider>
  );
};

/** `memo`: Gatsby renders its slices again with each page, most of them with the same data. */
export default memo(Header);

/** At least as wide as the content column; wider if the menu does not fit into it. The other styles are in navigation.css. */
const Row = styled(Container)({
  width: 'max-content',
  minWidth: `min(100%, ${layout.contentWidth + 80}px)`,
  maxWidth: '100%',
  gap: space(1),
  [media.narrow]: { gap: 0 },
  [media.sm]: { gap: space(2) },
  [inMenuRow]: { gap: space(1.5) },
});

const ContactLink = styled(LinkTo)({
  display: 'none',
  [media.md]: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: space(2.5),
    background: color.ink,
    color: color.paper,
    borderRadius: 2,
    // Forced colours drop the background.
    border: '1px solid transparent',
    fontSize: size.small,
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { background: color.signalText },
  },
});

export const query = graphql`
  fragment MenuLink on MenuLink {
    title
    href
    isExternalLink
    isOpenInNewWindow
  }

  fragment ContactLink on CountrySite {
    entry {
      header {
        contactUs {
          menuLink {
            ...MenuLink
          }
        }
      }
    }
  }

  query HeaderSlice($country: String!, $language: String!) {
    countrySite(country: $country, language: $language) {
      ...PageSite
      ...ContactLink
      ...SiteSearch
      id
      homePath
      servicesPath
      countryCode
      regions {
        id
        country
        language
        urlPrefix
        countryName
        languageName
        localCode
        homePath
        allowsTags
      }
      services(isTopLevel: true) {
        name
        path
      }
      entry {
        header {
          logo {
            alt
            publicFile {
              url
            }
          }
          servicesMenuTitle
          servicesMenuExtraLinks {
            ...MenuLink
          }
          headerMenu {
            links {
              ...MenuLink
              children {
                ...MenuLink
              }
            }
          }
        }
      }
      labels {
        skipToContent
        home
        mainNavigation
        openMenu
        closeMenu
        showSubmenu
        currentRegion
        chooseRegion
        closeRegions
        samePageThere
        homeThere
      }
    }
  }
`;
