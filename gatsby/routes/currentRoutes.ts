import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { indexRoutes, type RouteIndex } from './routeIndex';
import type { Routes } from './types';

/** Gatsby runs queries in processes of their own; they read the routes from here. */
export const routesFile = '.cache/routes.json';

let current: RouteIndex | undefined;

/** Sets the routes that resolvers of this process read, on each build and refresh, before pages are created. */
export const setCurrentRoutes = (routes: Routes): RouteIndex => (current = indexRoutes(routes));

/** Stores the routes for the processes that run queries, and for programs that read them after the build. */
export const writeRoutes = async (routes: Routes): Promise<void> => {
  await mkdir(dirname(routesFile), { recursive: true });
  await writeFile(routesFile, JSON.stringify(routes));
};

/** As read the last time. */
let lastText: string | undefined;

/**
 * Reads the routes of the last process that wrote them, for plugins, whose modules are instances of their own.
 *
 * @returns whether they are the same as the last time.
 */
export const rereadRoutes = (): boolean => {
  const written = readFileSync(routesFile, 'utf8');
  if (lastText === written) return true;
  setCurrentRoutes(JSON.parse(written) as Routes);
  lastText = written;
  return false;
};

/** The index of the routes of this build; resolvers run only after `createPages` has set it. */
export const currentRoutes = (): RouteIndex => {
  current ??= indexRoutes(JSON.parse(readFileSync(routesFile, 'utf8')) as Routes);
  return current;
};
