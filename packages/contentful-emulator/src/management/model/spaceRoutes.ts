import { linkTo, type SpaceContext } from '../../delivery/spaceContext';
import { toCollection } from '../../delivery/queryPaging';
import type { ManagementRouter } from '../managementRouter';
import { localUser, userLink } from '../user';

const createdDate = '2020-01-01T00:00:00.000Z';

/** Adds the space and the account resources that the official tools request. */
export const addSpaceRoutes = (
  { atRoot, inSpace }: ManagementRouter,
  { spaceId, store }: SpaceContext,
): void => {
  const dates = {
    createdAt: createdDate,
    updatedAt: createdDate,
    createdBy: userLink,
    updatedBy: userLink,
  };
  const organization = linkTo('Organization', 'local');
  const space = {
    name: spaceId,
    sys: { type: 'Space', id: spaceId, version: 1, organization, ...dates },
  };
  atRoot('GET', '/users/me', () => localUser);
  atRoot('GET', '/spaces', ({ query }) => toCollection([space], query));
  atRoot('GET', '/organizations', ({ query }) =>
    toCollection(
      [{ name: 'Local', sys: { type: 'Organization', id: 'local', version: 1, ...dates } }],
      query,
    ),
  );
  inSpace('GET', '', () => ({ ...space, defaultLocale: store.defaultLocale }));
  inSpace('GET', '/roles', ({ query }) => toCollection([], query));
  inSpace('GET', '/users', ({ query }) => toCollection([localUser], query));
};
