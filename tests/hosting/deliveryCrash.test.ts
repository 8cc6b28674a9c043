import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signatureProblem } from 'static-site-publisher/webhook';
import { deliveryReader } from '~/hosting/delivery/readDeliveries';
import { startHttpReceiver, startMailReceiver } from '../support/receivers';
import { compileSite, startSiteProcess, type SiteProcess } from './support/siteProcess';

/** More of them: KILL_ROUNDS=100. */
const randomRounds = Number(process.env.KILL_ROUNDS ?? 4);
const secret = 'k'.repeat(64);
/** Milliseconds. */
const longestAnswer = 20_000;

const moments = [
  'at once',
  'when it has answered',
  'when the webhook is received, before it is answered',
  'when the webhook is answered',
  'when the mail is received, before it is acknowledged',
  'when the mail is acknowledged',
  'when the contact is requested from the CRM, before it answers',
  'when the CRM is asked to create the contact, before it answers',
  ...Array.from({ length: randomRounds }, () => 'at a random moment'),
] as const;

let server: SiteProcess | undefined;
/** What kills the server in this round; undefined once it has. */
let killAt: string | undefined;
const reached = async (moment: string): Promise<void> => {
  if (killAt !== moment) return;
  killAt = undefined;
  await server?.kill();
};
const afterwards = (moment: string): void => void wait(1).then(() => reached(moment));

const body = (index: number) => ({
  firstName: 'Mara',
  lastName: 'Oduya',
  email: `mara${index}@example.com`,
  company: 'Halvorsen Grain',
  message: `message ${index}`,
  terms: 'on',
  site: '/us/en',
});

test('a server that is killed at any moment delivers every acknowledged submission to every connector', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deliveries-'));
  mkdirSync(join(folder, 'public'));
  const file = await compileSite(folder);
  const faults: (string | undefined)[] = [];
  const webhook = await startHttpReceiver(async ({ headers, path, body: text }) => {
    const signed = { method: 'POST', path, headers, body: Buffer.from(text) } as const;
    faults.push(signatureProblem(signed, secret));
    await reached('when the webhook is received, before it is answered');
    afterwards('when the webhook is answered');
    return 200;
  });
  const contacts = new Map<string, string>();
  const crm = await startHttpReceiver(async ({ method, body: text }) => {
    const { properties } = JSON.parse(text) as { properties: { email: string; message: string } };
    if (method === 'PATCH') {
      await reached('when the contact is requested from the CRM, before it answers');
      if (!contacts.has(properties.email)) return 404;
    } else if (contacts.has(properties.email)) return 409;
    contacts.set(properties.email, properties.message);
    if (method === 'POST')
      await reached('when the CRM is asked to create the contact, before it answers');
    return 200;
  });
  const mail = await startMailReceiver(async () => {
    await reached('when the mail is received, before it is acknowledged');
    afterwards('when the mail is acknowledged');
    return undefined;
  });
  const env = {
    FORM_EMAIL_TO: 'sales@example.com',
    SMTP_URL: mail.url,
    FORM_WEBHOOK_URL: `${webhook.origin}/forms`,
    FORM_WEBHOOK_SECRET: secret,
    FORM_CRM_URL: crm.origin,
    FORM_CRM_TOKEN: 'token',
  };

  const acknowledged: string[] = [];
  let index = 0;
  let output = '';
  for (const moment of moments) {
    server = await startSiteProcess(file, env);
    const { origin } = server;
    killAt = moment;
    const send = async (): Promise<void> => {
      index += 1;
      const message = body(index);
      const response = await fetch(`${origin}/api/contact`, {
        method: 'POST',
        // From an address each, so that the limit does not end the test.
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'x-forwarded-for': `10.0.0.${index}`,
        },
        body: JSON.stringify(message),
        // A connection that is opened while the server is killed may stay without an answer.
        signal: AbortSignal.timeout(longestAnswer),
      }).catch(() => undefined);
      if (response?.ok) acknowledged.push(message.message);
      if (response?.ok) await reached('when it has answered');
    };
    const sending = Promise.all([send(), send(), send()]);
    if (moment === 'at once') await wait(3).then(() => reached(moment));
    if (moment === 'at a random moment')
      await wait(Math.random() * 120).then(() => reached(moment));
    await sending;
    while (killAt !== undefined) await wait(2);
    await server.kill();
    output += server.output();
  }

  server = await startSiteProcess(file, env);
  const kept = join(folder, 'kept');
  const read = deliveryReader(kept);
  while ((await read()).waiting > 0) await wait(20);
  await server.kill();
  output += server.output();
  await Promise.all([webhook.close(), crm.close(), mail.close()]);

  const stored = readdirSync(kept)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(kept, name), 'utf8')) as { message: string })
    .map(({ message }) => message)
    .sort();
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThan(moments.length / 2);
  expect((await read()).dead).toEqual([]);

  expect(new Set(faults)).toEqual(new Set([undefined]));
  // As receivers do: the first of each key counts.
  const byKey = new Map<string, string>();
  for (const { headers, body: text } of webhook.requests) {
    const { fields } = JSON.parse(text) as { fields: { message: string } };
    byKey.set(headers['idempotency-key'] as string, fields.message);
  }
  expect([...byKey.values()].sort()).toEqual(stored);
  const byMessageId = new Map(
    mail.mails.map(({ messageId, text }) => [messageId, /message: (.*)/.exec(text ?? '')?.[1]]),
  );
  expect([...byMessageId.values()].sort()).toEqual(stored);
  expect([...contacts.values()].sort()).toEqual(stored);
  expect(webhook.requests.length).toBeLessThan(stored.length + moments.length * 3);

  expect(output).not.toMatch(/mara|message \d|halvorsen/i);
  rmSync(folder, { recursive: true });
}, 600_000);
