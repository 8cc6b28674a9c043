#!/usr/bin/env node
import { endWithReader } from './commands/endWithReader';
import { runCommand } from './commands/runCommand';

endWithReader();
runCommand(process.argv.slice(2), (line) => console.log(line)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
