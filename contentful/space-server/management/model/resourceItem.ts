import { linkTo, placeOf, type SpaceContext } from '../../delivery/spaceContext';
import type { Item } from '../../delivery/toItem';
import type { Resource } from '../../types';
import { userLink } from '../user';

type Shown = Item & Record<string, unknown>;

/** A content type, locale, webhook … as the management API shows it. */
export const resourceItem = (resource: Resource, context: SpaceContext): Shown => {
  const { type, id, version, createdAt, updatedAt, published, firstPublishedAt } = resource;
  const { visibility, ...body } = resource.body;
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
      ...(type === 'Tag' ? { visibility } : {}),
    },
    ...(type === 'Tag' || visibility === undefined ? body : { ...body, visibility }),
  };
};
