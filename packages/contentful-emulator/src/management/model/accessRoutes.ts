import { linkTo, type SpaceContext } from '../../delivery/spaceContext';
import { toCollection } from '../../delivery/queryPaging';
import type { Tokens } from '../../http/app';
import { notFound } from '../managementErrors';
import type { ManagementRouter } from '../managementRouter';
import { userLink } from '../user';

type Item = { sys: { id: string; type: string } };

const createdDate = '2020-01-01T00:00:00.000Z';
const keyId = 'local';

/** Adds who may access the space, read-only: the emulator's tokens as an API key and its preview key, and its only user. */
export const addAccessRoutes = (
  { inSpace }: ManagementRouter,
  { spaceId, environment }: SpaceContext,
  { delivery, preview }: Tokens,
): void => {
  const sysOf = (type: string, id: string) => ({
    type,
    id,
    version: 1,
    space: linkTo('Space', spaceId),
    createdAt: createdDate,
    updatedAt: createdDate,
    createdBy: userLink,
    updatedBy: userLink,
  });
  const key = { name: 'Local', description: 'The tokens of the emulator' };
  const lists: Record<string, Item[]> = {
    api_keys: [
      {
        ...key,
        accessToken: delivery,
        environments: [linkTo('Environment', environment)],
        ...(preview !== undefined && { preview_api_key: linkTo('PreviewApiKey', keyId) }),
        sys: sysOf('ApiKey', keyId),
      } as Item,
    ],
    preview_api_keys:
      preview === undefined
        ? []
        : [{ ...key, accessToken: preview, sys: sysOf('PreviewApiKey', keyId) } as Item],
    space_members: [
      {
        admin: true,
        roles: [],
        sys: {
          ...sysOf('SpaceMember', userLink.sys.id),
          user: userLink,
          relatedMemberships: [],
        },
      } as Item,
    ],
  };
  for (const [path, items] of Object.entries(lists)) {
    inSpace('GET', `/${path}`, ({ query }) => toCollection(items, query));
    inSpace('GET', `/${path}/:id`, (request) => {
      const id = request.parameter('id');
      const found = items.find(({ sys }) => sys.id === id);
      if (!found) throw notFound(path, id);
      return found;
    });
  }
};
