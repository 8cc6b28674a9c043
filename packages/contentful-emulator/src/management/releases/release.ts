import type { SpaceContext } from '../../delivery/spaceContext';
import type { EntityKind, Link, Resource } from '../../types';
import { validationFailed } from '../managementErrors';
import { resourceItem } from '../model/resourceItem';

/** What an action does with one entity of a release. */
export type ReleaseItem = { kind: EntityKind; id: string; action?: 'publish' | 'unpublish' };

/** Entities of a `Release.v1` are links; those of a `Release.v2` have an action each. */
type ItemBody = Link | { entity: Link; action?: 'publish' | 'unpublish' };

export type ReleaseBody = {
  title: string;
  entities: { sys: { type: 'Array' }; items: ItemBody[] };
  status: 'active' | 'archived';
  schemaVersion?: 'Release.v2';
  archivedAt?: string;
  archivedBy?: Link;
};

/** Contentful's maximum number of entities in a release. */
const maximumItems = 200;
const maximumTitle = 255;

export const bodyOf = ({ body }: Resource): ReleaseBody => body as ReleaseBody;

const toItem = (item: ItemBody): ReleaseItem => {
  const [link, action] = 'entity' in item ? [item.entity, item.action ?? 'publish'] : [item];
  const kind = link.sys.linkType === 'Asset' ? 'Asset' : 'Entry';
  return { kind, id: link.sys.id, ...(action && { action }) };
};

export const itemsOf = (release: Resource): ReleaseItem[] =>
  bodyOf(release).entities.items.map(toItem);

const isItem = (item: unknown): item is ItemBody => {
  const link = (item as { entity?: Link }).entity ?? (item as Partial<Link>);
  return (
    (link.sys?.linkType === 'Entry' || link.sys?.linkType === 'Asset') &&
    typeof link.sys.id === 'string'
  );
};

/** Reads a release from a request body. Throws Contentful's 422 for an invalid title, too many or unknown entities. */
export const readRelease = (
  body: Record<string, unknown>,
  { store }: SpaceContext,
): Pick<ReleaseBody, 'title' | 'entities' | 'schemaVersion'> => {
  const { title, entities, sys } = body as Partial<ReleaseBody> & {
    sys?: { schemaVersion?: string };
  };
  if (typeof title !== 'string' || title === '' || title.length > maximumTitle) {
    const details = `The title must have 1 to ${maximumTitle} characters`;
    throw validationFailed([{ name: 'size', min: 1, max: maximumTitle, details, path: ['title'] }]);
  }
  const items: unknown = entities?.items;
  const path = ['entities', 'items'];
  if (!Array.isArray(items) || !items.every(isItem)) {
    const details = 'Entities are links to entries and assets';
    throw validationFailed([{ name: 'type', type: 'Array', details, path }]);
  }
  if (items.length > maximumItems) {
    const details = `A release cannot contain more than ${maximumItems} entities`;
    throw validationFailed([{ name: 'size', max: maximumItems, details, path }]);
  }
  const unknown = items.map(toItem).filter(({ kind, id }) => !store.get(kind, id));
  if (unknown.length > 0) {
    throw validationFailed(
      unknown.map(({ kind, id }) => ({
        name: 'notResolvable',
        details: `The ${kind.toLowerCase()} "${id}" does not exist`,
        path,
        error: {
          sys: { type: 'Error', id: 'NotFound' },
          message: 'The resource could not be found.',
          details: { sys: { type: kind, id } },
        },
      })),
    );
  }
  return {
    title,
    entities: { sys: { type: 'Array' }, items },
    ...(sys?.schemaVersion === 'Release.v2' && { schemaVersion: 'Release.v2' }),
  };
};

/** The actions on a release, newest first. */
export const actionsOf = (release: Resource, { store }: SpaceContext): Resource[] =>
  store
    .resources('ReleaseAction')
    .filter(({ body }) => (body.release as Link).sys.id === release.id)
    .reverse();

/** Management API item of a release, with a link to its last action. */
export const releaseItem = (release: Resource, context: SpaceContext) => {
  const [last] = actionsOf(release, context);
  const item = resourceItem(release, context);
  const lastAction: Link | undefined = last && {
    sys: { type: 'Link', linkType: 'ReleaseAction', id: last.id },
  };
  return lastAction ? { ...item, sys: { ...item.sys, lastAction } } : item;
};
