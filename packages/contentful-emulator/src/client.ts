/** Finds an emulator that runs on this machine and works on its space. Loads no server. */
export { accessEmulator, type RunningEmulator } from './control/emulatorAccess';
export type { FieldEdit, NewEntry, SpaceAccess, SpaceStatus } from './control/spaceAccess';
export { readStateHolder, type StateHolder } from './store/stateLock';
