import type { AssetLibrary } from '../assets/assetLibrary';
import type { SpaceStore } from '../store/spaceStore';
import type { Entity, Link, View } from '../types';

/** The space that the routes serve. `host` is `localhost:PORT`, for asset URLs. */
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

/** `sys.space` and `sys.environment` of an item. */
export const spaceLinks = ({ spaceId, environment }: SpaceContext) => ({
  space: linkTo('Space', spaceId),
  environment: linkTo('Environment', environment),
});

/** The view of a request for entries or assets: its header can ask for published locales only. */
export const viewOf = (view: View, header: unknown): View =>
  view === 'delivery' && header === 'true' ? 'publishedLocales' : view;

/** Draft (preview) or published content (delivery) of an entity; undefined if it has none or is archived. */
export const contentInView = (entity: Entity, view: View) => {
  if (entity.archivedAt) return undefined;
  return view === 'preview' ? entity.current : entity.published;
};
