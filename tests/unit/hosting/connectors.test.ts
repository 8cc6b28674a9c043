import { signatureProblem } from 'static-site-publisher/webhook';
import { emailConnector } from '~/hosting/delivery/connectors/emailConnector';
import { hubSpotConnector } from '~/hosting/delivery/connectors/hubSpotConnector';
import { webhookConnector } from '~/hosting/delivery/connectors/webhookConnector';
import type { Delivery } from '~/hosting/delivery/connector';
import {
  startHttpReceiver,
  startMailReceiver,
  type ReceivedRequest,
} from '../../support/receivers';

const id = '2026-01-01T00-00-00-000Z-00000000-0000-0000-0000-000000000000';
const delivery = (connector: string, change: object = {}): Delivery => ({
  id,
  key: `${id}.${connector}`,
  submission: {
    firstName: 'Mára',
    lastName: 'Oduya',
    email: 'mara@example.com',
    phone: '',
    message: 'Hello\r\nBcc: x@example.com',
    terms: true,
    site: '/us/en',
    receivedAt: '2026-01-01T00:00:00.000Z',
    campaign: { source: 'newsletter' },
    connectors: [connector],
    ...change,
  },
  signal: AbortSignal.timeout(10_000),
});
const secret = 's'.repeat(64);

const withHttp = async (
  answer: (request: ReceivedRequest) => number,
  test: (receiver: Awaited<ReturnType<typeof startHttpReceiver>>) => Promise<void>,
) => {
  const receiver = await startHttpReceiver(answer);
  try {
    await test(receiver);
  } finally {
    await receiver.close();
  }
};

describe('webhookConnector', () => {
  it('posts JSON with an idempotency key, signed as Contentful signs', () =>
    withHttp(
      () => 200,
      async ({ origin, requests }) => {
        const url = `${origin}/forms?from=site`;
        await webhookConnector({ url, secret }).deliver(delivery('webhook'));
        const [request] = requests;
        if (!request) throw new Error('Nothing was received.');
        const { headers, path, body } = request;
        const signed = { method: 'POST', path, headers, body: Buffer.from(body) } as const;
        expect(signatureProblem(signed, secret)).toBeUndefined();
        expect(signatureProblem({ ...signed, body: Buffer.from('{}') }, secret)).toBe(
          'its signature is wrong',
        );
        const forged = { ...signed, headers: { ...headers, 'idempotency-key': 'another' } };
        expect(signatureProblem(forged, secret)).toBe('its signature is wrong');
        expect(headers['idempotency-key']).toBe(`${id}.webhook`);
        expect(JSON.parse(body)).toEqual({
          id,
          site: '/us/en',
          receivedAt: '2026-01-01T00:00:00.000Z',
          fields: {
            firstName: 'Mára',
            lastName: 'Oduya',
            email: 'mara@example.com',
            message: 'Hello\r\nBcc: x@example.com',
            terms: 'true',
          },
          campaign: { source: 'newsletter' },
        });
      },
    ));

  it.each([
    [500, false],
    [429, false],
    [401, false],
    [302, true],
    [400, true],
    [410, true],
  ])('takes %i for a failure; final: %s', (status, isFinal) =>
    withHttp(
      () => status,
      async ({ origin }) => {
        const failed = webhookConnector({ url: origin, secret }).deliver(delivery('webhook'));
        await expect(failed).rejects.toMatchObject({
          message: `${new URL(origin).host} answered ${status}`,
          details: { isFinal },
        });
      },
    ),
  );

  it('names the network error of a receiver that is away', async () => {
    const { origin, close } = await startHttpReceiver(() => 200);
    await close();
    const failed = webhookConnector({ url: origin, secret }).deliver(delivery('webhook'));
    await expect(failed).rejects.toThrow(/does not answer \(ECONNREFUSED\)/);
  });
});

describe('hubSpotConnector', () => {
  const properties = { firstName: 'firstname', message: 'message', utm_source: 'first_source' };
  const connector = (url: string) => hubSpotConnector({ url, token: 'pat-1', properties });
  const body = {
    properties: {
      firstname: 'Mára',
      message: 'Hello\r\nBcc: x@example.com',
      first_source: 'newsletter',
      email: 'mara@example.com',
    },
  };

  it('updates the contact of the address', () =>
    withHttp(
      () => 200,
      async ({ origin, requests }) => {
        await connector(origin).deliver(delivery('crm'));
        expect(requests).toHaveLength(1);
        expect(requests[0]).toMatchObject({
          method: 'PATCH',
          path: '/crm/v3/objects/contacts/mara%40example.com?idProperty=email',
          headers: { authorization: 'Bearer pat-1', 'idempotency-key': `${id}.crm` },
        });
        expect(JSON.parse(requests[0]?.body ?? '')).toEqual(body);
      },
    ));

  it('creates a contact where there is none', () =>
    withHttp(
      ({ method }) => (method === 'PATCH' ? 404 : 201),
      async ({ origin, requests }) => {
        await connector(origin).deliver(delivery('crm'));
        expect(requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
          'PATCH /crm/v3/objects/contacts/mara%40example.com',
          'POST /crm/v3/objects/contacts',
        ]);
        expect(JSON.parse(requests[1]?.body ?? '')).toEqual(body);
      },
    ));

  it('asks nothing for a form without an e-mail address', () =>
    withHttp(
      () => 500,
      async ({ origin, requests }) => {
        await connector(origin).deliver(delivery('crm', { email: '' }));
        expect(requests).toEqual([]);
      },
    ));
});

describe('emailConnector', () => {
  const connector = (smtpUrl: string) =>
    emailConnector({ smtpUrl, to: 'sales@example.com', from: 'Website <web@example.org>' });

  it('sends plain text with a stable Message-ID, answered to the visitor', async () => {
    const receiver = await startMailReceiver();
    await connector(receiver.url).deliver(delivery('email'));
    await connector(receiver.url).deliver(delivery('email'));
    await receiver.close();
    const [mail, repeated] = receiver.mails;
    expect(mail).toMatchObject({
      subject: 'New message from the website (us/en)',
      messageId: `<${id}.email@example.org>`,
      from: { name: 'Website', address: 'web@example.org' },
      to: [{ address: 'sales@example.com' }],
      replyTo: [{ address: 'mara@example.com' }],
    });
    expect(mail?.cc ?? mail?.bcc).toBeUndefined();
    expect(mail?.html).toBeUndefined();
    expect(mail?.text).toContain('firstName: Mára\n');
    expect(mail?.text).toContain('message:\nHello\nBcc: x@example.com\n');
    expect(mail?.text).toContain('utm_source: newsletter\n');
    expect(repeated?.messageId).toBe(mail?.messageId);
  });

  it.each(['/us/en\r\nBcc: x@example.com', 'x'.repeat(500)])(
    'has nothing of a site like %j in its head',
    async (site) => {
      const receiver = await startMailReceiver();
      await connector(receiver.url).deliver(delivery('email', { site }));
      await receiver.close();
      expect(receiver.mails[0]?.subject).toBe('New message from the website');
      expect(receiver.mails[0]?.bcc).toBeUndefined();
    },
  );

  it.each([
    [450, false],
    [535, false],
    [550, true],
  ])('names the answer %i, and nothing that the server wrote; final: %s', async (code, isFinal) => {
    const receiver = await startMailReceiver(() => code);
    const failed = connector(receiver.url).deliver(delivery('email'));
    await expect(failed).rejects.toMatchObject({
      message: `the mail server did not take it (EMESSAGE, answer ${code})`,
      details: { isFinal },
    });
    await receiver.close();
  });

  it('sends nothing in the clear to another machine', async () => {
    const receiver = await startMailReceiver();
    const elsewhere = receiver.url.replace('127.0.0.1', '0.0.0.0');
    await expect(connector(elsewhere).deliver(delivery('email'))).rejects.toThrow(/ETLS/);
    await receiver.close();
    expect(receiver.mails).toEqual([]);
  });
});
