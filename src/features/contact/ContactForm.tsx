import { navigate } from 'gatsby';
import { Form, type FormLabels } from '../../components/form/Form';
import { thankYouPath } from '../../i18n/paths';
import { useSite } from '../../i18n/SiteContext';
import type { ContactFieldName } from './contactDefinition';
import { contactFieldsIn } from './contactFieldsIn';

export type ContactTexts = {
  /** The labels of the fields. */
  fields: Readonly<Record<ContactFieldName, string>>;
  callToAction: string;
  termsHref: string | null;
  privacyConsent: string;
  labels: FormLabels;
};

type ContactFormProps = {
  endpoint: string;
  /** The path of the page. */
  page: string;
  texts: ContactTexts;
};

/** The contact form, which every site has. */
export const ContactForm = ({ endpoint, page, texts }: ContactFormProps) => {
  const site = useSite();
  return (
    <Form
      endpoint={endpoint}
      page={page}
      idPrefix="contact"
      fields={contactFieldsIn(site.localCode).map((field) => ({
        ...field,
        label: texts.fields[field.name],
        href: texts.termsHref,
      }))}
      callToAction={texts.callToAction}
      privacyNotice={texts.privacyConsent}
      labels={texts.labels}
      onSent={() => void navigate(thankYouPath(site, 'contact'))}
    />
  );
};
