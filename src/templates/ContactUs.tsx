import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import { ContactForm } from '../features/contact/ContactForm';
import { EntryPage } from '../layout/EntryPage';
import { ContactPersons } from '../features/people/ContactPersons';
import { SiteLocations } from '../features/locations/SiteLocations';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

const ContactUs = ({
  data: { page, site, settings },
}: PageProps<Queries.ContactUsTemplateQuery>) => {
  if (!page || !site) return null;
  const words = site.entry.contactFormLabels;
  return (
    <EntryPage hero="split" page={page} site={site}>
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
          <ContactPersons title={site.labels.contactPerson} persons={site.entry.contactPersons} />
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
  [media.md]: { gridTemplateColumns: '7fr 4fr', columnGap: space(10) },
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
