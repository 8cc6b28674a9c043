import { defaults } from '../defaults';
import type { EmulatorOptions } from '../startEmulator';

/** Defaults of a project that wraps the command line; command-line options override them. */
export type CommandSetup = Omit<
  EmulatorOptions,
  'exportFile' | 'log' | 'host' | 'webhookRetryMilliseconds'
> & {
  /** Command name in help texts and hints, such as `npm run space --`. */
  name: string;
  /** Default of `--export`. */
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
