import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Publication, ReleaseMark } from './types';

const payloadSchema = z.object({
  sys: z.object({
    id: z.string(),
    type: z.string(),
    environment: z.object({ sys: z.object({ id: z.string() }) }).optional(),
    release: z.object({ sys: z.object({ id: z.string() }) }).optional(),
    status: z.unknown().optional(),
  }),
  action: z.unknown().optional(),
  fields: z.record(z.string(), z.unknown()).optional(),
});

/** The actions that change the site. Saving, autosaving and archiving drafts do not. */
const publishing = /^ContentManagement\.(?:Entry|Asset|ContentType)\.(?:publish|unpublish|delete)$/;
/** Actions on releases. Their entities have webhooks of their own. */
const releasing = /^ContentManagement\.ReleaseAction\.(?:create|execute)$/;
/** An alias that is created, switched or deleted. */
const aliasing = /^ContentManagement\.EnvironmentAlias\.\w+$/;
/** The topics of the publisher's own commands. */
export const commandTopics = { build: 'Publisher.build', confirm: 'Publisher.confirm' } as const;
const commands: readonly string[] = Object.values(commandTopics);

const longestName = 200;

const nameOf = (fields: Readonly<Record<string, unknown>>): string | undefined => {
  for (const id of ['name', 'title']) {
    const byLocale = fields[id];
    if (typeof byLocale !== 'object' || byLocale === null) continue;
    const values: unknown[] = Object.values(byLocale);
    const value = values.find((text) => typeof text === 'string' && text !== '');
    if (typeof value === 'string') return value.slice(0, longestName);
  }
  return undefined;
};

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const headerOf = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined;
};

/** Contentful's headers name the release of an entity; the webhooks of an action name it in their body. */
const releaseMark = (
  headers: Headers,
  topic: string,
  { sys }: z.infer<typeof payloadSchema>,
): ReleaseMark | undefined => {
  if (releasing.test(topic)) {
    const isEnd = topic.endsWith('.execute');
    const phase = isEnd ? (sys.status === 'failed' ? 'failed' : 'succeeded') : 'created';
    return { releaseId: sys.release?.sys.id ?? '', actionId: sys.id, phase };
  }
  const actionId = headerOf(headers, 'x-contentful-release-action-id');
  const releaseId = headerOf(headers, 'x-contentful-release-id');
  return actionId !== undefined && releaseId !== undefined
    ? { releaseId, actionId, phase: 'entity' }
    : undefined;
};

export type ReadWebhook =
  | { kind: 'publication'; publication: Publication }
  | { kind: 'ignored'; reason: string }
  | { kind: 'unreadable'; reason: string };

/**
 * Parses a webhook of Contentful or of the local space.
 *
 * @param environment whose publications count; a space may have several.
 */
export const readWebhook = (headers: Headers, body: Buffer, environment: string): ReadWebhook => {
  const topic = headers['x-contentful-topic'];
  if (typeof topic !== 'string' || topic.length > 100) {
    return { kind: 'unreadable', reason: 'it has no X-Contentful-Topic' };
  }
  const isCommand = commands.includes(topic);
  const isAlias = aliasing.test(topic);
  if (!isCommand && !isAlias && !publishing.test(topic) && !releasing.test(topic)) {
    return { kind: 'ignored', reason: `${topic} changes nothing on the site` };
  }
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return { kind: 'unreadable', reason: 'its body is no JSON' };
  }
  const { data } = payloadSchema.safeParse(json);
  if (data === undefined)
    return { kind: 'unreadable', reason: 'its body has no sys.id and sys.type' };
  const { sys, fields = {} } = data;
  // The environment of an alias is its target; the site reads from the alias.
  const itsEnvironment = isAlias ? sys.id : sys.environment?.sys.id;
  if (itsEnvironment !== undefined && itsEnvironment !== environment) {
    return { kind: 'ignored', reason: `it is of the environment "${itsEnvironment}"` };
  }
  if (releasing.test(topic) && data.action === 'validate') {
    return { kind: 'ignored', reason: 'a validation changes nothing on the site' };
  }
  const release = releaseMark(headers, topic, data);
  const given = headers['x-contentful-idempotency-key'];
  // Without an idempotency key, a hash of the body identifies the event, because the body includes the version.
  const key =
    typeof given === 'string' && given !== ''
      ? given.slice(0, 200)
      : createHash('sha256').update(topic).update(body).digest('hex');
  const name = nameOf(fields);
  const entity = { type: sys.type, id: sys.id, ...(name !== undefined && { name }) };
  return { kind: 'publication', publication: { key, topic, entity, ...(release && { release }) } };
};
