import { linkTo } from '../delivery/spaceContext';

/** The emulator's only user, author of all changes. */
export const localUser = {
  sys: { type: 'User', id: 'local-editor', version: 1 },
  firstName: 'Local',
  lastName: 'Editor',
  email: 'editor@localhost',
  activated: true,
  confirmed: true,
  signInCount: 1,
} as const;

export const userLink = linkTo('User', localUser.sys.id);
