import { linkTo, spaceLinks, type SpaceContext } from '../../delivery/spaceContext';
import type { Item } from '../../delivery/toItem';
import type { Resource, ResourceType } from '../../types';
import { userLink } from '../user';

/** Properties of the body that Contentful's responses have in `sys`. */
const sysProperties: Partial<Record<ResourceType, readonly string[]>> = {
  Tag: ['visibility'],
  ScheduledAction: ['status', 'canceledAt', 'canceledBy'],
  Release: ['status', 'archivedAt', 'archivedBy', 'lastAction', 'schemaVersion'],
  ReleaseAction: ['status', 'release'],
};

/** Properties of the body that no response has. */
const hiddenProperties: Partial<Record<ResourceType, readonly string[]>> = {
  ReleaseAction: ['releaseVersion', 'validatedAction', 'scheduledActionId'],
};

const spaceTypes = new Set<ResourceType>([
  'WebhookDefinition',
  'ScheduledAction',
  'EnvironmentAlias',
]);

type ResourceItem = Item & Record<string, unknown>;

/** Management API item of a content type, locale, webhook … */
export const resourceItem = (resource: Resource, context: SpaceContext): ResourceItem => {
  const { type, id, version, createdAt, updatedAt, published, firstPublishedAt } = resource;
  const sysKeys = sysProperties[type] ?? [];
  const hidden = hiddenProperties[type] ?? [];
  const entries = Object.entries(resource.body).filter(([key]) => !hidden.includes(key));
  const parents = spaceTypes.has(type)
    ? { space: linkTo('Space', context.spaceId) }
    : spaceLinks(context);
  return {
    sys: {
      ...parents,
      id: type === 'EditorInterface' ? 'default' : id,
      type,
      createdAt,
      updatedAt,
      createdBy: userLink,
      updatedBy: userLink,
      version,
      ...(published
        ? { publishedVersion: published.version, publishedAt: published.at, publishedBy: userLink }
        : {}),
      ...(firstPublishedAt ? { firstPublishedAt } : {}),
      ...(type === 'ContentType' ? { publishedCounter: resource.publishedCounter } : {}),
      ...(type === 'EditorInterface' ? { contentType: linkTo('ContentType', id) } : {}),
      ...Object.fromEntries(entries.filter(([key]) => sysKeys.includes(key))),
    },
    ...Object.fromEntries(entries.filter(([key]) => !sysKeys.includes(key))),
  };
};
