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

/**
 * Whether a webhook is active and its topics and filters match an event. Contentful calls webhooks without filters only
 * for the master environment; the emulator calls them for its only environment.
 */
export const matchesWebhook = (
  webhook: WebhookDefinition,
  { topic, payload }: WebhookEvent,
): boolean =>
  webhook.active !== false &&
  webhook.topics.some((pattern) => matchesTopic(pattern, topic)) &&
  (webhook.filters ?? []).every((filter) => matchesFilter(filter, payload));
