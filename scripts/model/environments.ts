import { setTimeout as wait } from 'node:timers/promises';
import type { ModelSpace } from './modelSpace';

const pollMilliseconds = 500;

/** Whether the error of the SDK is Contentful's 404. */
const isMissing = (error: unknown): boolean => (error as Error).name === 'NotFound';

const findAlias = async ({ client, spaceId, siteEnvironment }: ModelSpace) =>
  client.environmentAlias
    .get({ spaceId, environmentAliasId: siteEnvironment })
    .catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });

/** The target of the site's alias; undefined if the site reads from an environment without one. */
export const aliasTarget = async (space: ModelSpace): Promise<string | undefined> =>
  (await findAlias(space))?.environment.sys.id;

/** Copies an environment, and waits until Contentful has done so. */
export const copyEnvironment = async (
  { client, spaceId }: ModelSpace,
  sourceEnvironmentId: string,
  environmentId: string,
): Promise<void> => {
  await client.environment.createWithId(
    { spaceId, environmentId, sourceEnvironmentId },
    { name: environmentId },
  );
  for (;;) {
    const { sys } = await client.environment.get({ spaceId, environmentId });
    if (sys.status.sys.id === 'ready') return;
    if (sys.status.sys.id === 'failed') {
      throw new Error(`Contentful could not copy the environment "${sourceEnvironmentId}".`);
    }
    await wait(pollMilliseconds);
  }
};

/** Deletes a copy, unless it is gone already. */
export const deleteEnvironment = async (
  { client, spaceId }: ModelSpace,
  environmentId: string,
): Promise<void> => {
  await client.environment.delete({ spaceId, environmentId }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
};

/**
 * Points the site's alias at another environment.
 *
 * @throws Error if the site's environment is no alias.
 */
export const pointAlias = async (space: ModelSpace, environmentId: string): Promise<void> => {
  const { client, spaceId, siteEnvironment } = space;
  const alias = await findAlias(space);
  if (!alias) {
    throw new Error(
      `"${siteEnvironment}" is an environment and no alias, so it cannot be pointed at the copy. Make it an alias in Contentful (Settings → Environments), or run the migration on it.`,
    );
  }
  await client.environmentAlias.update(
    { spaceId, environmentAliasId: siteEnvironment },
    {
      ...alias,
      environment: { sys: { type: 'Link', linkType: 'Environment', id: environmentId } },
    },
  );
};

/** The number of entries and assets of an environment, and the ISO time of the last change of one. */
export type ContentState = { total: number; updatedAt: string };

const listsOf = ({ client, spaceId }: ModelSpace, environmentId: string, query: object) => {
  const params = { spaceId, environmentId, query: { ...query, order: '-sys.updatedAt' } };
  return Promise.all([client.entry.getMany(params), client.asset.getMany(params)]);
};

export const readContentState = async (
  space: ModelSpace,
  environmentId: string,
): Promise<ContentState> => {
  const lists = await listsOf(space, environmentId, { limit: 1 });
  return {
    total: lists.reduce((sum, { total }) => sum + total, 0),
    updatedAt:
      lists
        .flatMap(({ items }) => items.map(({ sys }) => sys.updatedAt))
        .sort()
        .at(-1) ?? '',
  };
};

/** What has changed in an environment since a state, in words; the copy does not have these changes. */
export const editsSince = async (
  space: ModelSpace,
  environmentId: string,
  before: ContentState,
): Promise<string[]> => {
  const { total } = await readContentState(space, environmentId);
  const query = { 'sys.updatedAt[gt]': before.updatedAt, limit: 20 };
  const lists = await listsOf(space, environmentId, query);
  return [
    ...(total < before.total ? [`${before.total - total} deleted`] : []),
    ...lists.flatMap(({ items }) => items.map(({ sys }) => `${sys.type.toLowerCase()} ${sys.id}`)),
  ];
};
