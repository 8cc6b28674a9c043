import styled from '@emotion/styled';
import { navigate } from 'gatsby';
import { Button } from '../../components/Button';
import { useClientValue } from '../../components/useClientValue';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { fill } from '../../i18n/labels';
import { siteRoot, thankYouPath } from '../../i18n/paths';
import { useSite } from '../../i18n/SiteContext';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import {
  contactFields,
  honeypotName,
  type ContactFieldName,
  type ContactProblem,
} from './contactFields';
import { Problem, Summary } from './problemStyles';
import { NoJsResponseLabels, type FormResponseLabels } from './NoJsResponseLabels';
import { MailText } from './MailText';
import { TermsText } from './TermsText';
import { useContactForm } from './useContactForm';

export type ContactTexts = {
  /** The labels of the fields. */
  fields: Readonly<Record<ContactFieldName, string>>;
  callToAction: string;
  termsConsent: string;
  termsHref: string | null;
  privacyConsent: string;
  labels: FormResponseLabels & {
    readonly optional: string;
    readonly sending: string;
    readonly retry: string;
  };
};

type ContactFormProps = {
  endpoint: string;
  /** The path of the page. */
  page: string;
  texts: ContactTexts;
};

/**
 * The contact form. Without script it is a plain POST: the server redirects to the thank-you page, or responds with this
 * page and its problems (hosting/contact/noJsFormResponse.ts).
 */
export const ContactForm = ({ endpoint, page, texts }: ContactFormProps) => {
  const site = useSite();
  const { labels } = texts;
  // Without script the browser validates the fields.
  const hasScript = useClientValue(() => true, false);
  const { state, problems, summary, handleSubmit } = useContactForm(
    () => void navigate(thankYouPath(site, 'contact')),
  );
  const explain = (problem: ContactProblem, maximum = 0): string =>
    ({
      required: labels.requiredField,
      invalid: labels.invalidEmail,
      tooLong: fill(labels.messageTooLong, { max: maximum }),
    })[problem];
  const found = [
    ...contactFields.flatMap(({ name, maximum }) => {
      const problem = problems[name];
      return problem ? [{ name, text: explain(problem, maximum), title: texts.fields[name] }] : [];
    }),
    ...(problems.terms ? [{ name: 'terms', text: labels.consentRequired, title: '' }] : []),
  ];
  const textOf = (name: string) => found.find((problem) => problem.name === name)?.text;

  return (
    <Form method="post" action={endpoint} noValidate={hasScript} onSubmit={handleSubmit}>
      {found.length > 0 && (
        <Summary ref={summary} tabIndex={-1} role="alert">
          <p>{fill(labels.formErrors, { count: found.length })}</p>
          <ul>
            {found.map(({ name, title, text }) => (
              <li key={name}>
                <a href={`#contact-${name}`}>{title ? `${title} – ${text}` : text}</a>
              </li>
            ))}
          </ul>
        </Summary>
      )}
      <input type="hidden" name="site" value={siteRoot(site)} />
      <input type="hidden" name="page" value={page} />
      {!hasScript && <NoJsResponseLabels labels={labels} />}
      <Honeypot aria-hidden="true">
        <label htmlFor="contact-website">Website</label>
        <input id="contact-website" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </Honeypot>
      {contactFields.map(({ name, isRequired, maximum, autoComplete }) => {
        const id = `contact-${name}`;
        const problem = textOf(name);
        const shared = {
          id,
          name,
          autoComplete,
          required: isRequired,
          'aria-invalid': problem ? (true as const) : undefined,
          'aria-describedby': problem ? `${id}-problem` : undefined,
        };
        return (
          <Field key={name} data-wide={name === 'message' || name === 'company'}>
            <label htmlFor={id}>
              {texts.fields[name]}
              {!isRequired && <small> ({labels.optional})</small>}
            </label>
            {name === 'message' ? (
              <textarea {...shared} rows={7} maxLength={maximum} />
            ) : (
              <input
                {...shared}
                type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
                maxLength={maximum}
              />
            )}
            {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
          </Field>
        );
      })}
      <Consent>
        <input
          id="contact-terms"
          name="terms"
          type="checkbox"
          required
          aria-invalid={problems.terms ? true : undefined}
          aria-describedby={problems.terms ? 'contact-terms-problem' : undefined}
        />
        <label htmlFor="contact-terms">
          <TermsText text={texts.termsConsent} href={texts.termsHref} />
        </label>
        {problems.terms && <Problem id="contact-terms-problem">{labels.consentRequired}</Problem>}
      </Consent>
      <Privacy>
        <MailText text={texts.privacyConsent} />
      </Privacy>
      <Send>
        <Button kind="action" type="submit" isDisabled={state === 'sending'}>
          {state === 'sending'
            ? labels.sending
            : state === 'failed'
              ? labels.retry
              : texts.callToAction}
        </Button>
        <div role="status">
          {state === 'failed' && <Problem>{labels.sendFailed}</Problem>}
          {state === 'sending' && <VisuallyHidden>{labels.sending}</VisuallyHidden>}
        </div>
      </Send>
    </Form>
  );
};

const Form = styled.form({
  display: 'grid',
  gap: space(3),
  [media.sm]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { gridColumn: '1 / -1' },
  },
});

const Honeypot = styled.div({
  position: 'absolute',
  insetInlineStart: -9999,
  height: 1,
  overflow: 'hidden',
});

const Field = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  '& label': { fontWeight: 600, fontSize: size.meta },
  '& small': { color: color.inkSoft, fontWeight: 400 },
  '& input, & textarea': {
    width: '100%',
    minHeight: 52,
    padding: `${space(1.5)} ${space(2)}`,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: 2,
    background: color.white,
  },
  '& textarea': { resize: 'vertical' },
  '& [aria-invalid]': { borderColor: color.signalText },
  [media.sm]: { '&&:not([data-wide="true"])': { gridColumn: 'auto' } },
});

const Consent = styled.div({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: `${space(1)} ${space(1.5)}`,
  fontSize: size.meta,
  '& input': { width: 24, height: 24, margin: 0, accentColor: color.ink },
  '& p': { gridColumn: 2 },
});

const Privacy = styled.p({ color: color.inkSoft, fontSize: size.small });

const Send = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
