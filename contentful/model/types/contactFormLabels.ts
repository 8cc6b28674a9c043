import { contentType, symbol, text } from '../define';

const placeholder = (name: string) => symbol(name, { required: true, localized: true });

export const contactFormLabels = contentType({
  id: 'contactFormLabels',
  name: 'Contact form labels',
  description: 'The words of the contact form.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    firstNamePlaceholder: placeholder('First name'),
    lastNamePlaceholder: placeholder('Last name'),
    emailPlaceholder: placeholder('E-mail'),
    phonePlaceholder: placeholder('Phone'),
    companyPlaceholder: placeholder('Company'),
    messagePlaceholder: placeholder('Message'),
    callToAction: placeholder('Send button'),
    termsConsent: text('Consent to the terms', {
      required: true,
      localized: true,
      max: 600,
      help: 'What stands in [square brackets] links to the terms.',
    }),
    termsLink: symbol('Terms', {
      help: 'The page that the consent links to: its slug, or a full address.',
    }),
    privacyConsent: text('Privacy notice', { required: true, localized: true, max: 1000 }),
  },
});
