import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import { ContactForm } from '../features/contact/ContactForm';
import { EntryPage } from '../layout/EntryPage';
import { ContactPersons } from '../features/people/ContactPersons';
import { SiteLocations } from '../features/locations/SiteLocations';
import { media } from '../theme/media';
import { ContentSection } from '../sections/content-section/ContentSection';
import { color, size, space } from '../theme/tokens';

const ContactUs = ({
  data: { page, site, settings },
}: PageProps<Queries.ContactUsTemplateQuery>) => {
  if (!page || !site) return null;
  const { contactFormLabels: words, contactPersons: persons } = site.entry;
  const beside = page.sections.flatMap((section) =>
    section.__typename === 'ContentfulContentSection' ? [section] : [],
  );
  const below = page.sections.filter(({ __typename }) => __typename !== 'ContentfulContentSection');
  return (
    <EntryPage
      hero="split"
      page={{ ...page, sections: below }}
      site={site}
      hasOwnPicture={persons.length > 0}
      drawing={<ContactPersons title={site.labels.contactPerson} persons={persons} />}
    >
      <Container>
        <Columns>
          {words && (
            <section aria-labelledby="contact-form">
              <h2 id="contact-form">{site.labels.contactTitle}</h2>
              <ContactForm
                endpoint={settings?.siteMetadata?.contactEndpoint ?? ''}
                page={page.seo.path}
                texts={{
                  fields: {
                    firstName: words.firstNamePlaceholder,
                    lastName: words.lastNamePlaceholder,
                    email: words.emailPlaceholder,
                    phone: words.phonePlaceholder,
                    company: words.companyPlaceholder,
                    message: words.messagePlaceholder,
                    terms: words.termsConsent,
                  },
                  callToAction: words.callToAction,
                  termsHref: words.termsHref,
                  privacyConsent: words.privacyConsent,
                  labels: site.labels,
                }}
              />
            </section>
          )}
          {beside.length > 0 && (
            <Beside>
              {/* Without their pictures, so that they are read with the form. */}
              {beside.map((section) => (
                <div key={section.contentful_id} id={section.anchor ?? undefined}>
                  <ContentSection section={{ ...section, variation: 'No image' }} />
                </div>
              ))}
            </Beside>
          )}
          <SiteLocations
            title={site.labels.ourLocations}
            locations={site.locations}
            labels={site.labels}
          />
        </Columns>
      </Container>
    </EntryPage>
  );
};

export default ContactUs;

const Columns = styled.div({
  display: 'grid',
  gap: space(7),
  marginBottom: space(6),
  '& h2': { marginBottom: space(4) },
  // The columns of the hero.
  [media.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '3rem' },
});

/** What happens next, and what helps to answer: the content sections of the page. */
const Beside = styled.aside({
  display: 'grid',
  alignContent: 'start',
  gap: space(5),
  '& > div': { paddingTop: space(2), borderTop: `2px solid ${color.signal}` },
  '& > div > div': { display: 'block' },
  '& > div + div': { borderTop: `1px solid ${color.lineStrong}` },
  '& > div h2': { marginBottom: 0, fontSize: size.h4 },
  '& a:is([href])': { justifySelf: 'start' },
});

export const query = graphql`
  query ContactUsTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    settings: site {
      siteMetadata {
        contactEndpoint
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      entry {
        contactPersons {
          ...ContactPerson
        }
        contactFormLabels {
          firstNamePlaceholder
          lastNamePlaceholder
          emailPlaceholder
          phonePlaceholder
          companyPlaceholder
          messagePlaceholder
          callToAction
          termsConsent
          termsHref
          privacyConsent
        }
      }
      locations {
        ...SiteLocation
      }
      labels {
        contactPerson
        contactTitle
        ourLocations
        phone
        fax
        optional
        requiredField
        invalidEmail
        messageTooLong
        consentRequired
        formErrors
        sending
        sendFailed
        sendTooOften
        sendTooLong
        retry
      }
    }
  }
`;
