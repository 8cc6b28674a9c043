import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { contactPath, contactRoute } from '~/hosting/contact/contactRoute';
import type { FormDefinitions } from '~/hosting/contact/formDefinitions';
import { unmappedForms } from '~/hosting/delivery/unmappedForms';
import { readSubmissions } from './support/readSubmissions';

const forms: FormDefinitions = {
  newsletter: {
    name: 'Newsletter',
    topic: 'letters',
    recipient: 'press',
    fields: [
      { name: 'email', type: 'email', isRequired: true, maximum: 254 },
      {
        name: 'frequency',
        type: 'select',
        isRequired: true,
        maximum: 200,
        options: ['Monthly', 'Chaque mois'],
      },
      { name: 'gift', type: 'checkbox', isRequired: false, maximum: 200 },
      { name: 'consent', type: 'consent', isRequired: true, maximum: 200 },
    ],
  },
};

const words = ['summary', 'required', 'invalid', 'tooLong', 'terms', 'failed']
  .map((word) => `<p data-word="${word}" class="css-${word}">${word} {count}</p>`)
  .join('');
const formOf = (key: string, fields: string) =>
  `<form method="post">${key && `<input type="hidden" name="form" value="${key}"/>`}<div hidden="" data-no-js-response="">${words}</div>${fields}</form>`;
const page = `<!DOCTYPE html><html><head><title>Insights</title></head><body>${formOf(
  '',
  '<label for="contact-email">E-mail</label><input id="contact-email" name="email"/>',
)}${formOf(
  'newsletter',
  `<label for="n-email">E-mail</label><p id="n-email-help">Help</p><input id="n-email" aria-describedby="n-email-help" name="email"/>
<label for="n-frequency">How often</label><select id="n-frequency" name="frequency"><option value="">Choose</option><option value="Monthly">Monthly</option></select>
<div><input id="n-gift" name="gift" type="checkbox"/><label for="n-gift">A gift</label></div>
<div><input id="n-consent" name="consent" type="checkbox"/><label for="n-consent">I agree</label></div>`,
)}</body></html>`;

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forms-'));
  for (const path of ['us/en/insights', 'us/en/thank-you-contact', 'fr/fr/thank-you-newsletter'])
    mkdirSync(join(folder, 'public', path), { recursive: true });
  writeFileSync(join(folder, 'public/_forms'), JSON.stringify(forms));
  writeFileSync(join(folder, 'public/us/en/insights/index.html'), page);
  writeFileSync(join(folder, 'public/us/en/thank-you-contact/index.html'), '');
  writeFileSync(join(folder, 'public/fr/fr/thank-you-newsletter/index.html'), '');
  app = fastify();
  await app.register(contactRoute, {
    publicFolder: join(folder, 'public'),
    submissionsFolder: join(folder, 'kept'),
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const kept = () => readSubmissions(join(folder, 'kept'));
const valid = {
  form: 'newsletter',
  site: '/us/en',
  page: '/us/en/insights',
  email: 'mara@example.com',
  frequency: 'Monthly',
  consent: 'on',
};
const send = (values: Record<string, string>, accept = 'text/html') =>
  app.inject({
    method: 'POST',
    url: contactPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
    payload: new URLSearchParams(values).toString(),
  });

describe('a form of the content', () => {
  it('is stored with its fields, its name, topic and mailbox', async () => {
    const sent = { ...valid, utm_source: 'mail', other: 'x' };
    expect((await send(sent, 'application/json')).statusCode).toBe(201);
    const [submission] = kept();
    expect(submission).toEqual({
      email: 'mara@example.com',
      frequency: 'Monthly',
      gift: false,
      consent: true,
      form: { key: 'newsletter', name: 'Newsletter', topic: 'letters', recipient: 'press' },
      site: '/us/en',
      receivedAt: expect.any(String) as string,
      campaign: { source: 'mail' },
    });
  });

  it('leads to its own thank-you page, else to that of the contact form', async () => {
    const french = { ...valid, site: '/fr/fr', frequency: 'Chaque mois' };
    expect((await send(french)).headers.location).toBe('/fr/fr/thank-you-newsletter');
    expect((await send(valid)).headers.location).toBe('/us/en/thank-you-contact');
  });

  it.each(['gone', '__proto__', 'constructor', '../x'])(
    'with the key %j is none of this website',
    async (form) => {
      const response = await send({ ...valid, form }, 'application/json');
      expect(response.statusCode).toBe(404);
      expect(response.json<{ message: string }>().message).toBe(
        `This website has no form "${form}". Load the page again.`,
      );
      expect(kept()).toEqual([]);
    },
  );

  it('is refused with its fields, whatever the contact form asks for', async () => {
    const response = await send(
      { form: 'newsletter', site: '/us/en', frequency: 'Daily' },
      'application/json',
    );
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { fields: { email: 'required', frequency: 'invalid', consent: 'required' } },
    ]);
  });

  it('is filled in again without script, and the other forms of its page are not', async () => {
    const { body, statusCode } = await send({ ...valid, email: 'nobody', gift: 'on', consent: '' });
    expect(statusCode).toBe(422);
    const root = parse(body);
    const [contact, newsletter] = root.querySelectorAll('form');
    expect(contact?.querySelector('[role="alert"]')).toBeNull();
    expect(contact?.querySelector('input[name="email"]')?.hasAttribute('value')).toBe(false);
    const links = newsletter?.querySelectorAll('[role="alert"] a') ?? [];
    expect(links.map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ['#n-email', 'E-mail – invalid {count}'],
      ['#n-consent', 'terms {count}'],
    ]);
    const email = newsletter?.querySelector('#n-email');
    expect(email?.getAttribute('value')).toBe('nobody');
    expect(email?.getAttribute('aria-describedby')).toBe('n-email-problem n-email-help');
    expect(newsletter?.querySelector('option[selected]')?.text).toBe('Monthly');
    expect(newsletter?.querySelector('#n-gift')?.hasAttribute('checked')).toBe(true);
    expect(newsletter?.querySelector('#n-consent')?.hasAttribute('checked')).toBe(false);
    expect(newsletter?.querySelector('label[for="n-consent"] + p')?.id).toBe('n-consent-problem');
  });
});

test('a form whose mailbox has no address is named once at the start', () => {
  const line =
    'form newsletter: FORM_RECIPIENTS has no mailbox "press", so it goes to FORM_EMAIL_TO';
  expect(unmappedForms(forms, [{}, { mailboxes: ['events'] }])).toEqual([line]);
  expect(unmappedForms(forms, [{ mailboxes: ['press'] }])).toEqual([]);
  expect(unmappedForms(forms, [{}])).toEqual([]);
});
