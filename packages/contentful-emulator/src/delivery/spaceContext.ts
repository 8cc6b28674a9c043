import type { AssetLibrary } from '../assets/assetLibrary';
import type { SpaceStore } from '../store/spaceStore';
import type { Entity, Link, View } from '../types';

/** What every answer needs to know. `host` is `localhost:PORT`, for the URLs of assets. */
export type SpaceContext = {
  spaceId: string;
  environment: string;
  host: string;
  store: SpaceStore;
  library: AssetLibrary;
};

export const linkTo = (linkType: string, id: string): Link => ({
  sys: { type: 'Link', linkType, id },
});

/** `sys.space` and `sys.environment` of everything in the space. */
export const placeOf = ({ spaceId, environment }: SpaceContext) => ({
  space: linkTo('Space', spaceId),
  environment: linkTo('Environment', environment),
});

/** The state of an entity that a view shows, or undefined if it shows none. */
export const stateIn = (entity: Entity, view: View) => {
  if (entity.archivedAt) return undefined;
  return view === 'preview' ? entity.current : entity.published;
};
