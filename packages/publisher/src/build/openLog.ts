import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const maxLogs = 20;

/** Removes the oldest logs, and returns the log file of a build. */
export const openLog = (logFolder: string, number: number): string => {
  mkdirSync(logFolder, { recursive: true });
  const old = readdirSync(logFolder)
    .filter((name) => name.endsWith('.log'))
    .sort()
    .slice(0, -maxLogs);
  for (const name of old) rmSync(join(logFolder, name));
  return join(logFolder, `${String(number).padStart(6, '0')}.log`);
};
