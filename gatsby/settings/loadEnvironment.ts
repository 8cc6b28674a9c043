import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Loads `.env` if it exists; variables that are already set take precedence. */
export const loadEnvironment = (): void => {
  if (existsSync('.env')) loadEnvFile('.env');
};
