import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ArrowLink } from '~/src/components/ArrowLink';
import { Container } from '~/src/components/Container';
import { LinkTo } from '~/src/components/LinkTo';
import { SocialLinks } from '~/src/components/SocialLinks';
import { Wordmark } from '~/src/components/Wordmark';
import { Consent } from '../../consent/Consent';
import { SiteProvider } from '~/src/i18n/SiteContext';
import { media } from '~/src/theme/media';
import { color, size, space } from '~/src/theme/tokens';
import { LocationSelector } from './LocationSelector';
import { FooterMenu } from './FooterMenu';

type FooterProps = { data: Queries.FooterSliceQuery };

type Link = Queries.MenuLinkFragment;

/** The link to the privacy policy in the legal menu. */
const findPrivacyLink = (links: readonly Link[]) =>
  links.flatMap(({ title, href }) =>
    href?.endsWith('/privacy-policy') ? [{ title, href }] : [],
  )[0];

/** The offices of the site's own country come first, so the footer opens with one of them. */
const ownFirst = <Office extends { countries: readonly { technicalName: string }[] }>(
  offices: readonly Office[],
  country: string,
): Office[] => {
  const isOwn = ({ countries }: Office) =>
    Number(countries.some(({ technicalName }) => technicalName === country));
  return [...offices].sort((a, b) => isOwn(b) - isOwn(a));
};

/** The footer slice of a site. */
const Footer = ({ data: { countrySite: site } }: FooterProps) => {
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
      <Ground lang={site.localCode}>
        <Container>
          <Top>
            <Brand>
              {footer.logo?.publicFile ? (
                <img src={footer.logo.publicFile.url} alt={footer.logo.alt} height={34} />
              ) : (
                <Wordmark />
              )}
              {footer.statement && <p>{footer.statement}</p>}
              {contact?.href && <ArrowLink link={contact.href}>{contact.title}</ArrowLink>}
            </Brand>
            {columns.map((menu, index) =>
              menu && menu.links.length > 0 ? <FooterMenu key={index} menu={menu} /> : null,
            )}
          </Top>
          <Middle>
            <LocationSelector
              locations={ownFirst(footer.locations, site.country)}
              labels={{
                choose: labels.chooseLocation,
                phone: footer.phoneLabel ?? labels.phone,
                fax: footer.faxLabel ?? labels.fax,
              }}
            />
            <SocialLinks links={footer.socialMediaLinks} />
          </Middle>
          <Bottom>
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
          </Bottom>
        </Container>
      </Ground>
    </SiteProvider>
  );
};

export default Footer;

const Ground = styled.footer({
  paddingBlock: `${space(9)} ${space(4)}`,
  background: color.inverse,
  color: color.inverseInk,
  fontSize: size.control,
  '& :focus-visible': { outlineColor: color.sky },
  [media.print]: { display: 'none' },
});

const Top = styled.div({
  display: 'grid',
  gap: space(5),
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.md]: { gridTemplateColumns: '5fr repeat(3, 2.3fr)', columnGap: space(4) },
});

const Brand = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(2.5),
  '& p': { maxWidth: '26rem', color: color.inverseSoft, fontSize: size.lead, lineHeight: 1.35 },
  [media.sm]: { gridColumn: '1 / -1' },
  [media.md]: { gridColumn: 'auto' },
});

const Middle = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  marginTop: space(7),
  paddingTop: space(4),
  borderTop: `1px solid ${color.inverseLine}`,
  '& ul img': { filter: 'brightness(0) invert(1)' },
  [media.md]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' },
});

const Bottom = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  marginTop: space(6),
  color: color.inverseSoft,
  fontSize: size.small,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space(3)}`, listStyle: 'none' },
  '& a': { display: 'inline-block', paddingBlock: 6 },
  [media.md]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline' },
});

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
