import { emailConnector } from '~/hosting/delivery/connectors/emailConnector';
import { hubSpotConnector } from '~/hosting/delivery/connectors/hubSpotConnector';
import { webhookConnector } from '~/hosting/delivery/connectors/webhookConnector';
import type { Delivery } from '~/hosting/delivery/connector';
import { startHttpReceiver, startMailReceiver } from '../../support/receivers';

const form = { key: 'newsletter', name: 'Newsletter', topic: 'letters', recipient: 'press' };
const delivery = (more: object = {}): Delivery => ({
  id: 'id',
  key: 'id.connector',
  submission: {
    firstName: 'Mára',
    email: 'mara@example.com',
    frequency: 'Monthly',
    consent: false,
    form,
    site: '/us/en',
    receivedAt: '2026-01-01T00:00:00.000Z',
    ...more,
  },
  signal: AbortSignal.timeout(10_000),
});

/** The body of the one request that a delivery makes. */
const bodySent = async (deliver: (origin: string) => Promise<void>): Promise<unknown> => {
  const { origin, requests, close } = await startHttpReceiver(() => 200);
  await deliver(origin).finally(close);
  return JSON.parse(requests[0]?.body ?? '');
};

test('a webhook names form and topic beside the fields', async () => {
  const secret = 's'.repeat(64);
  const sent = await bodySent((url) => webhookConnector({ url, secret }).deliver(delivery()));
  expect(sent).toMatchObject({ form: 'newsletter', topic: 'letters' });
  expect((sent as { fields: object }).fields).not.toHaveProperty('form');
});

test('HubSpot has the fields of a form without a property as lines of the message', async () => {
  const properties = { firstName: 'firstname', message: 'message' };
  const sent = await bodySent((url) =>
    hubSpotConnector({ url, token: 'pat-1', properties }).deliver(delivery()),
  );
  expect(sent).toEqual({
    properties: {
      firstname: 'Mára',
      email: 'mara@example.com',
      message: 'form: Newsletter\ntopic: letters\nfrequency: Monthly\nconsent: false',
    },
  });
});

test.each([
  ['press', 'press@example.com'],
  ['events', 'sales@example.com'],
  ['constructor', 'sales@example.com'],
  [undefined, 'sales@example.com'],
])('an e-mail names form and topic, and goes from the mailbox %s to %s', async (recipient, to) => {
  const receiver = await startMailReceiver();
  const recipients = { press: 'press@example.com' };
  const from = 'web@example.org';
  await emailConnector({ smtpUrl: receiver.url, to: 'sales@example.com', from, recipients })
    .deliver(delivery({ form: { ...form, recipient } }))
    .finally(() => receiver.close());
  expect(receiver.mails[0]).toMatchObject({
    subject: 'Newsletter: letters (us/en)',
    to: [{ address: to }],
  });
  expect(receiver.mails[0]?.text).toContain('form: newsletter\ntopic: letters\n');
});
