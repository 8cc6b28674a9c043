import { signWebhook } from 'static-site-publisher/webhook';
import { enteredFields, type Connector } from '../connector';
import { sendJson } from './sendJson';

export type WebhookSettings = { url: string; secret: string };

/** Posts each submission as JSON, signed as Contentful signs its webhooks. */
export const webhookConnector = ({ url, secret }: WebhookSettings): Connector => ({
  name: 'webhook',
  deliver: async ({ id, key, submission, signal }) => {
    const { form, site, receivedAt, campaign } = submission;
    const fields = Object.fromEntries(enteredFields(submission));
    const body = JSON.stringify({
      id,
      form: form?.key,
      topic: form?.topic,
      site,
      receivedAt,
      fields,
      campaign,
    });
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    await sendJson({
      method: 'POST',
      address: url,
      headers: signWebhook({ address: url, secret, headers, body }),
      body,
      signal,
    });
  },
});
