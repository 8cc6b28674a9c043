/** Finds a running emulator by its state folder and edits its space. Does not load the server. */
export { accessEmulator, type RunningEmulator } from './control/emulatorAccess';
export type { FieldEdit, NewEntry, SpaceAccess, SpaceStatus } from './control/spaceAccess';
export { readStateHolder, type StateHolder } from './store/stateLock';
