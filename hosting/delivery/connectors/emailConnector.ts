import { createTransport } from 'nodemailer';
import { DeliveryError, enteredFields, type Connector, type Delivery } from '../connector';
import { isLoopbackHost } from '../isLoopbackHost';

export type EmailSettings = {
  /** `smtp:` or `smtps:`, with user and password. */
  smtpUrl: string;
  to: string;
  /** Addresses of the mailboxes that forms name; the others go to `to`. */
  recipients?: Readonly<Record<string, string>>;
  from: string;
};

/** Milliseconds. */
const timeout = 15_000;

/** SMTP codes and Node's names of network errors; never the text of the server, which may quote addresses. */
const failureOf = (error: unknown): DeliveryError => {
  const { code = 'unknown error', responseCode } = error as {
    code?: string;
    responseCode?: number;
  };
  const answer = responseCode === undefined ? '' : `, answer ${responseCode}`;
  // 5xx is permanent, but an operator can correct what concerns authentication and TLS (530 to 538).
  const isFinal = responseCode !== undefined && (responseCode >= 550 || responseCode === 501);
  return new DeliveryError(`the mail server did not take it (${code}${answer})`, { isFinal });
};

/** Browsers send the site, so anything may stand there. */
const placeOf = (site: string): string =>
  /^(?:\/[a-z0-9-]{1,20}){1,4}$/.test(site) ? ` (${site.slice(1)})` : '';

/** Name and topic of a form are of the content. */
const subjectOf = ({ submission: { site, form } }: Delivery): string => {
  const what = form
    ? [form.name, form.topic].filter(Boolean).join(': ')
    : 'New message from the website';
  return `${what}${placeOf(site)}`;
};

const textOf = ({ submission }: Delivery): string => {
  const { form, site, receivedAt, campaign = {} } = submission;
  const lines: (readonly [string, string])[] = [
    ...enteredFields(submission),
    ...(form ? [['form', form.key] as const] : []),
    ...(form?.topic ? [['topic', form.topic] as const] : []),
    ['site', site],
    ['received', receivedAt],
    ...Object.entries(campaign).map(([name, value]) => [`utm_${name}`, value] as const),
  ];
  return lines
    .map(([name, value]) => `${name}:${value.includes('\n') ? '\n' : ' '}${value}\n`)
    .join('');
};

/**
 * Sends each submission as a plain-text e-mail with a stable Message-ID, by which mail servers recognise a repetition.
 * Answers go to the visitor. Text of the visitor stands in the body and in Reply-To only.
 */
export const emailConnector = ({
  smtpUrl,
  to,
  from,
  recipients = {},
}: EmailSettings): Connector => {
  const addresses = new Map(Object.entries(recipients));
  const addressOf = (mailbox = ''): string | undefined => addresses.get(mailbox);
  const { hostname, searchParams } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(!searchParams.has('requireTLS') && { requireTLS: !isLoopbackHost(hostname) }),
  });
  const domain = from.split('@').at(-1)?.replace(/>.*$/, '') ?? hostname;
  return {
    name: 'email',
    mailboxes: Object.keys(recipients),
    deliver: async (delivery) => {
      const { key, submission, signal } = delivery;
      const { email, form } = submission;
      const replyTo =
        typeof email === 'string' && email !== '' ? { name: '', address: email } : undefined;
      await transport
        .sendMail({
          from,
          to: addressOf(form?.recipient) ?? to,
          replyTo,
          subject: subjectOf(delivery),
          messageId: `<${key}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          text: textOf(delivery),
          signal,
        })
        .catch((error: unknown) => {
          throw failureOf(error);
        });
    },
  };
};
