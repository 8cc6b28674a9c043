import { createTransport } from 'nodemailer';
import { DeliveryError, enteredFields, type Connector, type Delivery } from '../connector';
import { isLoopbackHost } from '../isLoopbackHost';

export type EmailSettings = {
  /** `smtp:` or `smtps:`, with user and password. */
  smtpUrl: string;
  to: string;
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
const subjectOf = ({ submission: { site } }: Delivery): string =>
  /^(?:\/[a-z0-9-]{1,20}){1,4}$/.test(site)
    ? `New message from the website (${site.slice(1)})`
    : 'New message from the website';

const textOf = ({ submission }: Delivery): string => {
  const { site, receivedAt, campaign = {} } = submission;
  const lines: (readonly [string, string])[] = [
    ...enteredFields(submission),
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
export const emailConnector = ({ smtpUrl, to, from }: EmailSettings): Connector => {
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
    deliver: async (delivery) => {
      const { key, submission, signal } = delivery;
      const { email } = submission;
      const replyTo =
        typeof email === 'string' && email !== '' ? { name: '', address: email } : undefined;
      await transport
        .sendMail({
          from,
          to,
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
