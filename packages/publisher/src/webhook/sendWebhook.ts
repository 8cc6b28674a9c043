import { signWebhook } from './signWebhook';

export type Webhook = {
  address: string;
  /** 64 characters. */
  secret: string;
  topic: string;
  /** The same for each attempt to deliver one event. */
  key: string;
  body: object;
  /** When it was signed; milliseconds since 1970. */
  timestamp?: number;
};

/** Sends a webhook as Contentful would, signed; returns the status of the answer. */
export const sendWebhook = async (webhook: Webhook): Promise<number> => {
  const { address, secret, topic, key, timestamp } = webhook;
  const body = JSON.stringify(webhook.body);
  const headers = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': topic,
    'x-contentful-idempotency-key': key,
  };
  const response = await fetch(address, {
    method: 'POST',
    headers: signWebhook({ address, secret, headers, body, timestamp }),
    body,
  });
  await response.arrayBuffer();
  return response.status;
};
