import { linkTo } from '../delivery/spaceContext';

/** The one user of the emulator, whoever edits. */
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
