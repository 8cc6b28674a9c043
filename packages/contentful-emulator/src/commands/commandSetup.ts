import { defaults } from '../defaults';
import type { EmulatorOptions } from '../startEmulator';

/** What a project that wraps the command sets for it; options on the command line win. */
export type CommandSetup = Omit<
  EmulatorOptions,
  'exportFile' | 'log' | 'host' | 'webhookRetryMilliseconds'
> & {
  /** How help and hints call the command, such as `npm run space --`. */
  name: string;
  /** The export file of commands that name none. */
  exportFile?: string;
  port: number;
  stateFolder: string;
  deliveryToken: string;
};

export const defaultSetup: CommandSetup = {
  name: 'npx contentful-emulator',
  port: defaults.port,
  stateFolder: defaults.stateFolder,
  deliveryToken: defaults.deliveryToken,
  previewToken: defaults.previewToken,
  managementToken: defaults.managementToken,
};
