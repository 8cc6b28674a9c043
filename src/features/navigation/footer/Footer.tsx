import { graphql } from 'gatsby';
import { memo } from 'react';
import { ArrowLink } from '~/src/components/ArrowLink';
import { Container } from '~/src/components/Container';
import { LinkTo } from '~/src/components/LinkTo';
import { SocialLinks } from '~/src/components/SocialLinks';
import { Wordmark } from '~/src/components/Wordmark';
import { Consent } from '../../consent/Consent';
import { SiteProvider } from '~/src/i18n/SiteContext';
import { useLiveData } from '~/src/runtime/live-preview/useLiveData';
import { LocationSelector } from './LocationSelector';
import { FooterMenu } from './FooterMenu';

type FooterProps = { data: Queries.FooterSliceQuery };

type Link = Queries.MenuLinkFragment;

/** The link to the privacy policy in the legal menu. */
const findPrivacyLink = (links: readonly Link[]) =>
  links.flatMap(({ title, href }) =>
    href?.endsWith('/privacy-policy') ? [{ title, href }] : [],
  )[0];

/** Sorts the offices of the site's own country first, because the selector shows the first one. */
const ownFirst = <Office extends { countries: readonly { technicalName: string }[] }>(
  offices: readonly Office[],
  country: string,
): Office[] => {
  const isOwn = ({ countries }: Office) =>
    Number(countries.some(({ technicalName }) => technicalName === country));
  return [...offices].sort((a, b) => isOwn(b) - isOwn(a));
};

/** The footer slice of a site. */
const Footer = ({ data }: FooterProps) => {
  const { countrySite: site } = useLiveData(data);
  const footer = site?.entry.footer;
  if (!site || !footer) return null;
  const { labels, entry } = site;
  const contact = footer.contactUs?.menuLink;
  const columns = [footer.firstFooterMenu, footer.secondFooterMenu, footer.thirdFooterMenu];
  const legalLinks = footer.bottomMenu?.links ?? [];
  // Replaced at build time: without a tag manager no consent is needed.
  const hasConsent = process.env.GTM_ID ? site.allowsTags : false;
  return (
    <SiteProvider value={site}>
      <footer className="footer" lang={site.localCode}>
        <Container>
          <div className="footer-top">
            <div className="footer-brand">
              {footer.logo?.publicFile ? (
                <img src={footer.logo.publicFile.url} alt={footer.logo.alt} height={34} />
              ) : (
                <Wordmark />
              )}
              {footer.statement && <p>{footer.statement}</p>}
              {contact?.href && <ArrowLink link={contact.href}>{contact.title}</ArrowLink>}
            </div>
            {columns.map((menu, index) =>
              menu && menu.links.length > 0 ? <FooterMenu key={index} menu={menu} /> : null,
            )}
          </div>
          <div className="footer-middle">
            <LocationSelector
              locations={ownFirst(footer.locations, site.country)}
              labels={{
                choose: labels.chooseLocation,
                phone: footer.phoneLabel ?? labels.phone,
                fax: footer.faxLabel ?? labels.fax,
              }}
            />
            <SocialLinks links={footer.socialMediaLinks} />
          </div>
          <div className="footer-bottom">
            <p>
              {footer.copyright}
              {entry.icpNumber && <span> · {entry.icpNumber}</span>}
            </p>
            {(footer.bottomMenu || hasConsent) && (
              <nav aria-label={labels.legal}>
                <ul>
                  {legalLinks.map(({ title, href, isOpenInNewWindow }) => (
                    <li key={title}>
                      <LinkTo link={href ?? ''} isInNewWindow={isOpenInNewWindow}>
                        {title}
                      </LinkTo>
                    </li>
                  ))}
                  {process.env.GTM_ID && hasConsent && (
                    <li>
                      <Consent labels={labels} privacyLink={findPrivacyLink(legalLinks)} />
                    </li>
                  )}
                </ul>
              </nav>
            )}
          </div>
        </Container>
      </footer>
    </SiteProvider>
  );
};

/** `memo`: Gatsby renders its slices again with each page, most of them with the same data. */
export default memo(Footer);

export const query = graphql`
  fragment FooterMenu on ContentfulMenu {
    title
    links {
      ...MenuLink
    }
  }

  query FooterSlice($country: String!, $language: String!) {
    countrySite(country: $country, language: $language) {
      ...PageSite
      entry {
        icpNumber
        footer {
          logo {
            alt
            publicFile {
              url
            }
          }
          statement
          copyright
          phoneLabel
          faxLabel
          socialMediaLinks {
            ...SocialLink
          }
          locations {
            contentful_id
            name
            address
            phone
            fax
            countries {
              technicalName
            }
          }
          contactUs {
            menuLink {
              ...MenuLink
            }
          }
          firstFooterMenu {
            ...FooterMenu
          }
          secondFooterMenu {
            ...FooterMenu
          }
          thirdFooterMenu {
            ...FooterMenu
          }
          bottomMenu {
            links {
              ...MenuLink
            }
          }
        }
      }
      labels {
        chooseLocation
        phone
        fax
        legal
        consentTitle
        consentText
        consentAccept
        consentRefuse
        consentChoose
        consentSave
        consentAnalytics
        consentMarketing
        cookieSettings
      }
    }
  }
`;
