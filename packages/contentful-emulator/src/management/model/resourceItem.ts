import { linkTo, placeOf, type SpaceContext } from '../../delivery/spaceContext';
import type { Item } from '../../delivery/toItem';
import type { Resource, ResourceType } from '../../types';
import { userLink } from '../user';

/** What Contentful shows in `sys` although it belongs to the thing itself. */
const inSys: Partial<Record<ResourceType, readonly string[]>> = {
  Tag: ['visibility'],
  ScheduledAction: ['status', 'canceledAt', 'canceledBy'],
};

type Shown = Item & Record<string, unknown>;

/** A content type, locale, webhook … as the management API shows it. */
export const resourceItem = (resource: Resource, context: SpaceContext): Shown => {
  const { type, id, version, createdAt, updatedAt, published, firstPublishedAt } = resource;
  const lifted = inSys[type] ?? [];
  const entries = Object.entries(resource.body);
  const place =
    type === 'WebhookDefinition' || type === 'ScheduledAction'
      ? { space: linkTo('Space', context.spaceId) }
      : placeOf(context);
  return {
    sys: {
      ...place,
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
      ...Object.fromEntries(entries.filter(([key]) => lifted.includes(key))),
    },
    ...Object.fromEntries(entries.filter(([key]) => !lifted.includes(key))),
  };
};
