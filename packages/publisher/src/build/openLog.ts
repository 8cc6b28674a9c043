import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const maxLogs = 20;

/** Makes room for the log of a build; returns its file. The oldest logs are removed. */
export const openLog = (logFolder: string, number: number): string => {
  mkdirSync(logFolder, { recursive: true });
  const old = readdirSync(logFolder)
    .filter((name) => name.endsWith('.log'))
    .sort()
    .slice(0, -maxLogs);
  for (const name of old) rmSync(join(logFolder, name));
  return join(logFolder, `${String(number).padStart(6, '0')}.log`);
};
