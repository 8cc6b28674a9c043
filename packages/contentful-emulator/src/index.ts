export { startEmulator, type Emulator, type EmulatorOptions } from './startEmulator';
export { ExportFileError } from './export-file/exportFileError';
export type { Faults } from './faults/faults';
export type { SpaceStore } from './store/spaceStore';
export type { AdminTheme } from './admin-ui/adminTheme';
export type { Entity, EntityKind } from './types';
export { getServerCertificate, type ServerCertificate } from './tls/certificates';
