import { readFileSync } from 'node:fs';
import { readConnectors } from '~/hosting/delivery/readConnectors';
import { readDeliverySettings } from '~/hosting/delivery/readDeliverySettings';

const secret = 'x'.repeat(64);
const all = {
  FORM_EMAIL_TO: 'sales@example.com, office@example.com',
  FORM_RECIPIENTS: 'press=press@example.com, events=events@example.com',
  SMTP_URL: 'smtp://user:password@mail.example.com:587',
  FORM_WEBHOOK_URL: 'https://example.com/forms',
  FORM_WEBHOOK_SECRET: secret,
  FORM_CRM_TOKEN: 'pat-eu1-1',
  FORM_CRM_PROPERTIES: 'firstName=firstname utm_source=first_source',
};

test('no setting, no connector', () => {
  expect(readConnectors({})).toEqual([]);
  expect(readConnectors({ FORM_EMAIL_TO: ' ', FORM_WEBHOOK_URL: '' })).toEqual([]);
});

test('each connector has its settings', () => {
  expect(readDeliverySettings(all)).toEqual({
    email: {
      to: all.FORM_EMAIL_TO,
      from: 'sales@example.com',
      smtpUrl: all.SMTP_URL,
      recipients: { press: 'press@example.com', events: 'events@example.com' },
    },
    webhook: { url: 'https://example.com/forms', secret },
    crm: {
      url: 'https://api.hubapi.com',
      token: 'pat-eu1-1',
      properties: { firstName: 'firstname', utm_source: 'first_source' },
    },
  });
  expect(readConnectors(all).map(({ name }) => name)).toEqual(['email', 'webhook', 'crm']);
});

test.each([
  [{ FORM_EMAIL_TO: 'sales' }, 'FORM_EMAIL_TO must be e-mail addresses'],
  [{ FORM_EMAIL_TO: 'a@example.com\r\nBcc: b@example.com' }, 'FORM_EMAIL_TO must be'],
  [{ FORM_RECIPIENTS: 'press' }, 'FORM_RECIPIENTS must be mailboxes with an address each'],
  [{ FORM_RECIPIENTS: 'press=a@example.com,press=b@example.com' }, 'FORM_RECIPIENTS must be'],
  [{ FORM_RECIPIENTS: 'press=a@example.com\r\nb=c@example.com' }, 'FORM_RECIPIENTS must be'],
  [{ FORM_EMAIL_TO: '', SMTP_URL: '' }, 'FORM_EMAIL_TO is not set, but FORM_RECIPIENTS is'],
  [{ FORM_EMAIL_FROM: 'a b' }, 'FORM_EMAIL_FROM must be an e-mail address'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be the address of a mail server'],
  [{ SMTP_URL: '' }, 'SMTP_URL is not set, but FORM_EMAIL_TO is'],
  [{ FORM_EMAIL_TO: '' }, 'FORM_EMAIL_TO is not set, but SMTP_URL is'],
  [{ FORM_WEBHOOK_URL: 'http://example.com/' }, 'FORM_WEBHOOK_URL must be an https address'],
  [{ FORM_WEBHOOK_SECRET: 'short' }, 'FORM_WEBHOOK_SECRET must have 64 characters'],
  [{ FORM_WEBHOOK_SECRET: '' }, 'FORM_WEBHOOK_SECRET is not set, but FORM_WEBHOOK_URL is'],
  [{ FORM_CRM_URL: 'ftp://example.com' }, 'FORM_CRM_URL must be an https address'],
  [{ FORM_CRM_TOKEN: 'a\r\nb: c' }, 'FORM_CRM_TOKEN must be the token'],
  [{ FORM_CRM_PROPERTIES: 'first name' }, 'FORM_CRM_PROPERTIES must be pairs'],
])('%j gives one line that names the variable', (change, message) => {
  let text = '';
  try {
    readDeliverySettings({ ...all, ...change });
  } catch (error) {
    text = (error as Error).message;
  }
  expect(text).toContain(message);
  expect(text).not.toContain('\n');
  expect(text).not.toContain(secret);
});

test('.env.example and the documentation name every setting', () => {
  const names = [...Object.keys(all), 'FORM_EMAIL_FROM', 'FORM_CRM_URL'];
  for (const file of ['.env.example', 'docs/deploy.md'])
    expect(names.filter((name) => !readFileSync(file, 'utf8').includes(name))).toEqual([]);
});
