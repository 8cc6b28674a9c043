import type { WebhookDefinition, WebhookFilter } from './webhookDefinition';
import type { WebhookEvent } from './webhookEvent';

const valueAt = (payload: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) => (value as Record<string, unknown> | undefined | null)?.[step],
      payload,
    );

const isMet = (filter: WebhookFilter, payload: unknown): boolean => {
  if (filter.not) return !isMet(filter.not, payload);
  if (filter.equals) {
    const [{ doc }, wanted] = filter.equals;
    return valueAt(payload, doc) === wanted;
  }
  if (filter.in) {
    const [{ doc }, wanted] = filter.in;
    return Array.isArray(wanted) && wanted.includes(valueAt(payload, doc));
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

/** Contentful calls webhooks without filters for the master environment only; the emulator has no other. */
export const isWanted = (webhook: WebhookDefinition, { topic, payload }: WebhookEvent): boolean =>
  webhook.active !== false &&
  webhook.topics.some((pattern) => matchesTopic(pattern, topic)) &&
  (webhook.filters ?? []).every((filter) => isMet(filter, payload));
