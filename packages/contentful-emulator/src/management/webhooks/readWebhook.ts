import type { ResourceBody } from '../../types';
import type { WebhookDefinition, WebhookHeader } from '../../webhooks/webhookDefinition';
import { validationFailed, type ValidationProblem } from '../managementErrors';

const isWebAddress = (text: unknown): text is string => {
  if (typeof text !== 'string' || !URL.canParse(text)) return false;
  return /^https?:$/.test(new URL(text).protocol);
};

/** Values that a client never sees are kept when it sends the rest back. */
const withKnownSecrets = (headers: WebhookHeader[], before: WebhookDefinition | undefined) =>
  headers.map((header) =>
    header.secret && header.value === undefined
      ? { ...header, value: before?.headers?.find(({ key }) => key === header.key)?.value }
      : header,
  );

/** A webhook from a request's body. Throws Contentful's 422 for what could not be called. */
export const readWebhook = (
  body: ResourceBody,
  before: WebhookDefinition | undefined,
): WebhookDefinition => {
  const problems: ValidationProblem[] = [];
  const { name, url, topics } = body;
  const add = (property: string, details: string) =>
    problems.push({ name: 'invalid', details, path: [property] });
  if (typeof name !== 'string' || name === '') add('name', 'A webhook needs a name');
  if (!isWebAddress(url)) add('url', 'The url must be a full http or https address');
  const isList = Array.isArray(topics) && topics.length > 0;
  const isTopic = (topic: unknown) =>
    typeof topic === 'string' && /^(\w+|\*)\.(\w+|\*)$/.test(topic);
  if (!isList || !topics.every(isTopic)) {
    add('topics', 'Topics are a list such as ["Entry.publish", "Asset.*"]');
  }
  if (problems.length > 0) throw validationFailed(problems);
  const webhook = { active: true, headers: [], ...body } as unknown as WebhookDefinition;
  const password = webhook.httpBasicPassword ?? before?.httpBasicPassword;
  return {
    ...webhook,
    headers: withKnownSecrets(webhook.headers ?? [], before),
    ...(webhook.httpBasicUsername ? { httpBasicPassword: password } : {}),
  };
};
