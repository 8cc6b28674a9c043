#!/usr/bin/env node
import { runCommand } from './commands/runCommand';
import { isJsonLog, jsonLog, textLog } from './log';

const log = isJsonLog() ? jsonLog('static-site-publisher') : textLog;

runCommand(process.argv.slice(2), log).catch((error: unknown) => {
  log(error instanceof Error ? error.message : String(error), { level: 'error' });
  process.exitCode = 1;
});
