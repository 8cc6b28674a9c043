import type { WebhookDefinition, WebhookFilter } from './webhookDefinition';
import type { WebhookEvent } from './webhookEvent';

const valueAt = (payload: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) => (value as Record<string, unknown> | undefined | null)?.[step],
      payload,
    );

const matchesFilter = (filter: WebhookFilter, payload: unknown): boolean => {
  if (filter.not) return !matchesFilter(filter.not, payload);
  if (filter.equals) {
    const [{ doc }, expected] = filter.equals;
    return valueAt(payload, doc) === expected;
  }
  if (filter.in) {
    const [{ doc }, expected] = filter.in;
    return Array.isArray(expected) && expected.includes(valueAt(payload, doc));
  }
  if (filter.regexp) {
    const [{ doc }, { pattern }] = filter.regexp;
    const value = valueAt(payload, doc);
    return typeof value === 'string' && new RegExp(pattern).test(value);
  }
  return true;
};

const matchesTopic = (pattern: string, topic: string): boolean => {
  const [type, action] = pattern.split('.');
  const [actualType, actualAction] = topic.split('.');
  return (type === '*' || type === actualType) && (action === '*' || action === actualAction);
};

const environmentOf = (payload: unknown): unknown => valueAt(payload, 'sys.environment.sys.id');

/**
 * Whether a webhook is active and its topics and filters match an event. A webhook without filters is called only for the
 * default environment, as in Contentful.
 */
export const matchesWebhook = (
  webhook: WebhookDefinition,
  { topic, payload }: WebhookEvent,
  defaultEnvironment: string,
): boolean => {
  const filters = webhook.filters ?? [];
  const environment = environmentOf(payload) ?? defaultEnvironment;
  return (
    webhook.active !== false &&
    webhook.topics.some((pattern) => matchesTopic(pattern, topic)) &&
    (filters.length > 0 || environment === defaultEnvironment) &&
    filters.every((filter) => matchesFilter(filter, payload))
  );
};
