/** The command line, for projects that wrap it with their own defaults. */
export { runCommand } from './commands/runCommand';
export { endWithReader } from './commands/endWithReader';
export { UsageError } from './usageError';
export type { CommandSetup } from './commands/commandSetup';
export { ExportFileError } from './export-file/exportFileError';
