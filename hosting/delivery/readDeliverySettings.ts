import { z } from 'zod';
import type { EmailSettings } from './connectors/emailConnector';
import type { HubSpotSettings } from './connectors/hubSpotConnector';
import type { WebhookSettings } from './connectors/webhookConnector';
import { isLoopbackHost } from './isLoopbackHost';
import { readRecipients } from './readRecipients';

const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

/** Submissions are personal data: in the clear they go to this machine only. */
const isSafeUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
};
const safeUrl = (example: string) =>
  optionalText.refine(
    (value) => value === undefined || isSafeUrl(value),
    `must be an https address, such as ${example}`,
  );

const address = /^[^\s@<>,;"]+@[A-Za-z0-9.-]+$/;
const sender = /^(?:[^<>@"\r\n]+ <)?[^\s@<>,;"]+@[A-Za-z0-9.-]+>?$/;
const pair = /^\w+=\w+$/;

const pairsOf = (text: string): string[] => text.split(/[\s,]+/);

/** HubSpot's names of the fields of the contact form. */
export const defaultProperties =
  'firstName=firstname,lastName=lastname,phone=phone,company=company,message=message';

const variables = z.object({
  FORM_EMAIL_TO: optionalText.refine(
    (value) => value === undefined || value.split(/\s*,\s*/).every((one) => address.test(one)),
    'must be e-mail addresses, separated by commas',
  ),
  FORM_EMAIL_FROM: optionalText.refine(
    (value) => value === undefined || sender.test(value),
    'must be an e-mail address, such as website@example.com',
  ),
  FORM_RECIPIENTS: optionalText.refine(
    (value) => value === undefined || readRecipients(value) !== undefined,
    'must be mailboxes with an address each, such as press=press@example.com,events=events@example.com',
  ),
  SMTP_URL: optionalText.refine(
    (value) => value === undefined || (URL.canParse(value) && /^smtps?:\/\/[^/]/.test(value)),
    'must be the address of a mail server, such as smtp://user:password@mail.example.com:587',
  ),
  FORM_WEBHOOK_URL: safeUrl('https://example.com/forms'),
  FORM_WEBHOOK_SECRET: optionalText.refine(
    (value) => value === undefined || value.length === 64,
    'must have 64 characters, such as: openssl rand -hex 32',
  ),
  FORM_CRM_URL: safeUrl('https://api.hubapi.com').transform(
    (value) => value?.replace(/\/+$/, '') ?? 'https://api.hubapi.com',
  ),
  FORM_CRM_TOKEN: optionalText.refine(
    (value) => value === undefined || /^[\w.-]+$/.test(value),
    'must be the token of a private app of HubSpot',
  ),
  FORM_CRM_PROPERTIES: optionalText
    .transform((value) => value ?? defaultProperties)
    .refine(
      (value) => pairsOf(value).every((one) => pair.test(one)),
      `must be pairs of field and property, such as ${defaultProperties}`,
    ),
});

/** Variables that are there together or not at all. */
const partners = [
  ['FORM_EMAIL_TO', 'SMTP_URL'],
  ['SMTP_URL', 'FORM_EMAIL_TO'],
  ['FORM_EMAIL_FROM', 'FORM_EMAIL_TO'],
  ['FORM_RECIPIENTS', 'FORM_EMAIL_TO'],
  ['FORM_WEBHOOK_URL', 'FORM_WEBHOOK_SECRET'],
  ['FORM_WEBHOOK_SECRET', 'FORM_WEBHOOK_URL'],
] as const;

const schema = variables.superRefine((values, context) => {
  for (const [present, needed] of partners) {
    if (values[present] === undefined || values[needed] !== undefined) continue;
    const message = `is not set, but ${present} is`;
    context.addIssue({ code: 'custom', path: [needed], message });
  }
});

/** Where submissions are delivered to; what is undefined is off. */
export type DeliverySettings = {
  email: EmailSettings | undefined;
  webhook: WebhookSettings | undefined;
  crm: HubSpotSettings | undefined;
};

/**
 * Reads the settings of deliveries from environment variables; `.env.example` says what each is for.
 *
 * @throws Error naming every variable that is missing or wrong.
 */
export const readDeliverySettings = (
  env: Readonly<Record<string, string | undefined>>,
): DeliverySettings => {
  const { success, data, error } = schema.safeParse(env);
  if (!success) {
    const faults = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new Error(`${[...new Set(faults)].join('; ')}. Set it in .env (see .env.example).`);
  }
  const { FORM_EMAIL_TO: to, SMTP_URL: smtpUrl, FORM_CRM_TOKEN: token } = data;
  const { FORM_WEBHOOK_URL: url, FORM_WEBHOOK_SECRET: secret } = data;
  const properties = Object.fromEntries(
    pairsOf(data.FORM_CRM_PROPERTIES).map((one): [string, string] => {
      const [field = '', property = ''] = one.split('=');
      return [field, property];
    }),
  );
  const from = data.FORM_EMAIL_FROM ?? to?.split(/\s*,\s*/)[0] ?? '';
  const recipients = data.FORM_RECIPIENTS && readRecipients(data.FORM_RECIPIENTS);
  return {
    email: to && smtpUrl ? { to, smtpUrl, from, ...(recipients && { recipients }) } : undefined,
    webhook: url && secret ? { url, secret } : undefined,
    crm: token ? { url: data.FORM_CRM_URL, token, properties } : undefined,
  };
};
