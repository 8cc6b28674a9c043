import { createHash } from 'node:crypto';
import type { SpaceContext } from '../delivery/spaceContext';
import type { Cause } from '../store/changes';
import { signRequest } from './signRequest';
import { transformBody } from './transformBody';
import type { WebhookDefinition } from './webhookDefinition';
import type { WebhookEvent } from './webhookEvent';

export type WebhookRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
};

const defaultType = 'application/vnd.contentful.management.v1+json';

const customHeaders = ({
  headers = [],
  httpBasicUsername,
  httpBasicPassword,
}: WebhookDefinition) => {
  const custom = Object.fromEntries(
    headers.map(({ key, value = '' }) => [key.toLowerCase(), value]),
  );
  if (!httpBasicUsername) return custom;
  const credentials = Buffer.from(`${httpBasicUsername}:${httpBasicPassword ?? ''}`);
  return { ...custom, authorization: `Basic ${credentials.toString('base64')}` };
};

/** Headers that name the release, scheduled or bulk action that published or unpublished an entity. */
const causeHeaders = ({
  release,
  scheduledActionId,
  bulkActionId,
}: Cause): Record<string, string> => ({
  ...(release && {
    'x-contentful-release-id': release.id,
    'x-contentful-release-version': String(release.version),
    'x-contentful-release-action-id': release.actionId,
  }),
  ...(scheduledActionId && { 'x-contentful-scheduled-action-id': scheduledActionId }),
  ...(bulkActionId && { 'x-contentful-bulk-action-id': bulkActionId }),
});

/**
 * Builds the HTTP request of one attempt. All attempts for an event have the same idempotency key; each has its contentfulHeaders
 * timestamp and signature. Without a signing secret there is no signature, as in Contentful.
 */
export const buildRequest = (
  webhookId: string,
  webhook: WebhookDefinition,
  event: WebhookEvent,
  attempt: number,
  secret: string | undefined,
  { spaceId, environment, store }: SpaceContext,
): WebhookRequest => {
  const { transformation } = webhook;
  const topic = `ContentManagement.${event.topic}`;
  const url = new URL(webhook.url);
  const method = transformation?.method ?? 'POST';
  const content = transformation?.body
    ? transformBody(transformation.body, { topic, payload: event.payload })
    : event.payload;
  const body = method === 'GET' ? '' : JSON.stringify(content);
  const key = `${spaceId} ${store.lineage} ${webhookId} ${event.sequence}`;
  const contentfulHeaders = {
    'content-type': transformation?.contentType ?? defaultType,
    'x-contentful-topic': topic,
    'x-contentful-webhook-name': webhook.name,
    'x-contentful-webhook-request-attempt': String(attempt),
    'x-contentful-event-datetime': event.at,
    'x-contentful-idempotency-key': createHash('sha256').update(key).digest('hex'),
    'x-contentful-crn': event.crn,
    'x-contentful-space-id': spaceId,
    'x-contentful-environment-id': environment,
    ...causeHeaders(event.cause ?? {}),
  };
  // HTTP headers are limited to ASCII here, so other characters, for example in the name, are percent-encoded.
  const asciiHeaders = Object.fromEntries(
    Object.entries(contentfulHeaders).map(([name, value]) => [
      name,
      value.replace(/[^\x20-\x7e]/g, encodeURI),
    ]),
  );
  const path = `${url.pathname}${url.search}`;
  const signature = secret
    ? signRequest(secret, { method, path, headers: asciiHeaders, body }, Date.now())
    : {};
  return {
    url: url.href,
    method,
    headers: { ...customHeaders(webhook), ...asciiHeaders, ...signature },
    body,
  };
};
