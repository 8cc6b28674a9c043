import type { Link, LinkType, PublishedSys, Sys } from './exportFormat';

/** The id of the demo space and of its one environment. */
export const spaceId = 'talvane';
export const environmentId = 'master';

/** When the model was made: a fixed date, so that the same model always gives the same file. */
export const modelDate = '2026-01-05T09:00:00.000Z';

export const linkTo = <Type extends LinkType>(linkType: Type, id: string): Link<Type> => ({
  sys: { type: 'Link', linkType, id },
});

const editor = linkTo('User', 'talvane-demo-space');

/** The `sys` block of an entity that cannot be published by itself, such as a locale. */
export const makeSys = <Type extends string>(
  type: Type,
  id: string,
  createdAt = modelDate,
  updatedAt = createdAt,
): Sys<Type> => ({
  space: linkTo('Space', spaceId),
  id,
  type,
  createdAt,
  updatedAt,
  environment: linkTo('Environment', environmentId),
  createdBy: editor,
  updatedBy: editor,
  version: 2,
});

/** The `sys` block of a published entity. A published version is one below the current one. */
export const makePublishedSys = <Type extends string>(
  type: Type,
  id: string,
  createdAt = modelDate,
  updatedAt = createdAt,
): PublishedSys<Type> => ({
  ...makeSys(type, id, createdAt, updatedAt),
  publishedVersion: 1,
  publishedAt: updatedAt,
  firstPublishedAt: createdAt,
  publishedBy: editor,
  publishedCounter: 1,
});
