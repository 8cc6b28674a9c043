import { spaceLinks, type SpaceContext } from '../../delivery/spaceContext';
import type { Item } from '../../delivery/toItem';
import type { EntryVersion, Snapshot, TypeVersion } from '../../store/publishedVersions';
import type { Entity, Resource } from '../../types';
import { managementItem } from '../entities/managementItem';
import { resourceItem } from '../model/resourceItem';
import { omit } from '../omit';
import { userLink } from '../user';

export type SnapshotItem = Item & { snapshot: object };

const itemOf = (
  entityType: 'Entry' | 'ContentType',
  { id, version }: Snapshot<{ at: string }>,
  snapshot: object,
  context: SpaceContext,
): SnapshotItem => ({
  sys: {
    ...spaceLinks(context),
    id,
    type: 'Snapshot',
    snapshotType: 'publish',
    snapshotEntityType: entityType,
    createdAt: version.at,
    updatedAt: version.at,
    createdBy: userLink,
    updatedBy: userLink,
  },
  snapshot,
});

/** Management API item of a published version of an entry. As in Contentful it has no metadata. */
export const entrySnapshot = (
  entity: Entity,
  snapshot: Snapshot<EntryVersion>,
  context: SpaceContext,
): SnapshotItem => {
  const { version } = snapshot;
  const then: Entity = {
    ...entity,
    current: version,
    published: version,
    version: version.version + 1,
    updatedAt: version.at,
  };
  const shown = { ...managementItem(then, context), fields: version.fields };
  return itemOf('Entry', snapshot, omit(shown, 'metadata'), context);
};

/** Management API item of a published version of a content type. */
export const contentTypeSnapshot = (
  resource: Resource,
  snapshot: Snapshot<TypeVersion>,
  context: SpaceContext,
): SnapshotItem => {
  const { version } = snapshot;
  const then: Resource = {
    ...resource,
    body: version.body,
    published: version,
    version: version.version + 1,
    updatedAt: version.at,
  };
  return itemOf('ContentType', snapshot, resourceItem(then, context), context);
};
