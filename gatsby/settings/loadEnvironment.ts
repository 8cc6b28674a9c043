import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Reads `.env` where there is one; variables that are already set win. */
export const loadEnvironment = (): void => {
  if (existsSync('.env')) loadEnvFile('.env');
};
