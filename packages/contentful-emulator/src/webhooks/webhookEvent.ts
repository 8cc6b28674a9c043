import { allLocales } from '../delivery/localize';
import { spaceLinks, type SpaceContext } from '../delivery/spaceContext';
import { toDeletedItem, toItem } from '../delivery/toItem';
import { managementItem } from '../management/entities/managementItem';
import { resourceItem } from '../management/model/resourceItem';
import { userLink } from '../management/user';
import type { Cause, Change, ResourceChange } from '../store/changes';
import type { ResourceType } from '../types';

/** An event that webhooks can subscribe to. `topic` is for example `Entry.publish`. */
export type WebhookEvent = {
  topic: string;
  action: string;
  /** Contentful resource name: crn:contentful:::content:spaces/… */
  crn: string;
  /** Sequence number of the change; part of the idempotency key. */
  sequence: number;
  at: string;
  payload: Record<string, unknown>;
  cause?: Cause | undefined;
};

const payloadOf = (change: Change, context: SpaceContext): Record<string, unknown> => {
  const { action, entity, deletion } = change;
  const deleted = deletion ?? (action === 'unpublish' ? entity : undefined);
  const by = { createdBy: userLink, updatedBy: userLink };
  if (deleted) {
    const item = toDeletedItem(deleted, context);
    const contentType = deleted.contentTypeId
      ? {
          contentType: {
            sys: { type: 'Link', linkType: 'ContentType', id: deleted.contentTypeId },
          },
        }
      : {};
    return { ...item, sys: { ...item.sys, ...contentType, ...by } };
  }
  if (!entity) return {};
  if (action !== 'publish') return managementItem(entity, context);
  const item = toItem(entity, 'delivery', allLocales, context);
  return { ...item, sys: { ...item?.sys, ...by, publishedAt: entity.published?.at } };
};

/** Webhook event of a change of an entry or asset. */
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
    cause: change.cause,
  };
};

type Topics = { folder: string; actions: readonly ResourceChange['action'][] };

/** The topics of resources that Contentful documents, and the folder of their addresses. */
const topicsOf: Partial<Record<ResourceType, Topics>> = {
  ContentType: {
    folder: 'content_types',
    actions: ['create', 'save', 'publish', 'unpublish', 'delete'],
  },
  ScheduledAction: {
    folder: 'scheduled_actions',
    actions: ['create', 'save', 'execute', 'delete'],
  },
  Release: {
    folder: 'releases',
    actions: ['create', 'save', 'archive', 'unarchive', 'delete'],
  },
  ReleaseAction: { folder: 'release_actions', actions: ['create', 'execute'] },
  EnvironmentAlias: { folder: 'environment_aliases', actions: ['create', 'save', 'delete'] },
};

/** Webhook event of a change of a resource; undefined for types and actions without a webhook topic. */
export const resourceEvent = (
  { action, resource, sequence }: ResourceChange,
  context: SpaceContext,
): WebhookEvent | undefined => {
  const topics = topicsOf[resource.type];
  if (!topics?.actions.includes(action)) return undefined;
  const shown = resourceItem(resource, context);
  const isGone = action === 'delete' || action === 'unpublish';
  return {
    topic: `${resource.type}.${action}`,
    action,
    crn: `crn:contentful:::content:spaces/${context.spaceId}/environments/${context.environment}/${topics.folder}/${resource.id}`,
    sequence,
    at: resource.updatedAt,
    payload: isGone
      ? {
          sys: {
            ...spaceLinks(context),
            id: resource.id,
            type: `Deleted${resource.type}`,
            deletedAt: resource.updatedAt,
          },
        }
      : shown,
  };
};
