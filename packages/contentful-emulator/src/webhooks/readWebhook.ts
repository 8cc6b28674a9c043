import type { ResourceBody } from '../types';
import type { WebhookDefinition, WebhookHeader } from './webhookDefinition';
import { validationFailed, type ValidationProblem } from '../management/managementErrors';

const isHttpUrl = (text: unknown): text is string => {
  if (typeof text !== 'string' || !URL.canParse(text)) return false;
  return /^https?:$/.test(new URL(text).protocol);
};

/** Restores the values of secret headers, which responses do not contain and updates therefore lack. */
const restoreSecrets = (headers: WebhookHeader[], before: WebhookDefinition | undefined) =>
  headers.map((header) =>
    header.secret && header.value === undefined
      ? { ...header, value: before?.headers?.find(({ key }) => key === header.key)?.value }
      : header,
  );

/** Parses a webhook from a request body. Throws Contentful's 422 for an invalid name, URL or topic. */
export const readWebhook = (
  body: ResourceBody,
  before: WebhookDefinition | undefined,
): WebhookDefinition => {
  const problems: ValidationProblem[] = [];
  const { name, url, topics } = body;
  const add = (property: string, details: string) =>
    problems.push({ name: 'invalid', details, path: [property] });
  if (typeof name !== 'string' || name === '') add('name', 'A webhook needs a name');
  if (!isHttpUrl(url)) add('url', 'The url must be an absolute http or https URL');
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
    headers: restoreSecrets(webhook.headers ?? [], before),
    ...(webhook.httpBasicUsername ? { httpBasicPassword: password } : {}),
  };
};
