import { everyLocale } from '../delivery/localize';
import { placeOf, type SpaceContext } from '../delivery/spaceContext';
import { toDeletedItem, toItem } from '../delivery/toItem';
import { managedItem } from '../management/entities/managedItem';
import { resourceItem } from '../management/model/resourceItem';
import { userLink } from '../management/user';
import type { Change, ResourceChange } from '../store/changes';

/** Something that happened in the space. `topic` is e.g. `Entry.publish`. */
export type WebhookEvent = {
  topic: string;
  action: string;
  /** Contentful's name of the thing: crn:contentful:::content:spaces/… */
  crn: string;
  /** Number of the change; with the webhook it makes the idempotency key. */
  sequence: number;
  at: string;
  payload: Record<string, unknown>;
};

const payloadOf = (change: Change, context: SpaceContext): Record<string, unknown> => {
  const { action, entity, deletion } = change;
  const gone = deletion ?? (action === 'unpublish' ? entity : undefined);
  const by = { createdBy: userLink, updatedBy: userLink };
  if (gone) {
    const item = toDeletedItem(gone, context);
    const contentType = gone.contentTypeId
      ? { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: gone.contentTypeId } } }
      : {};
    return { ...item, sys: { ...item.sys, ...contentType, ...by } };
  }
  if (!entity) return {};
  if (action !== 'publish') return managedItem(entity, context);
  const item = toItem(entity, 'delivery', everyLocale, context);
  return { ...item, sys: { ...item?.sys, ...by, publishedAt: entity.published?.at } };
};

/** What a change of an entry or asset makes Contentful tell its webhooks. */
export const entityEvent = (change: Change, context: SpaceContext): WebhookEvent => {
  const { kind, id, action, sequence, entity, deletion } = change;
  const folder = kind === 'Entry' ? 'entries' : 'assets';
  return {
    topic: `${kind}.${action}`,
    action,
    crn: `crn:contentful:::content:spaces/${context.spaceId}/environments/${context.environment}/${folder}/${id}`,
    sequence,
    at: entity?.updatedAt ?? deletion?.deletedAt ?? '',
    payload: payloadOf(change, context),
  };
};

const told = new Set(['ContentType', 'ScheduledAction']);

/** The same for content types and scheduled actions; undefined for what Contentful tells nobody of. */
export const resourceEvent = (
  { action, resource, sequence }: ResourceChange,
  context: SpaceContext,
): WebhookEvent | undefined => {
  if (!told.has(resource.type)) return undefined;
  const shown = resourceItem(resource, context);
  const isGone = action === 'delete' || action === 'unpublish';
  return {
    topic: `${resource.type}.${action}`,
    action,
    crn: `crn:contentful:::content:spaces/${context.spaceId}/environments/${context.environment}/content_types/${resource.id}`,
    sequence,
    at: resource.updatedAt,
    payload: isGone
      ? {
          sys: {
            ...placeOf(context),
            id: resource.id,
            type: `Deleted${resource.type}`,
            deletedAt: resource.updatedAt,
          },
        }
      : shown,
  };
};
