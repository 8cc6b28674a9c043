import { join } from 'node:path';
import { readJson, writeAtomic } from 'static-site-publisher/files';
import { routesFile } from '../gatsby/routes/currentRoutes';
import type { Routes } from '../gatsby/routes/types';
import { addressesAfter, addressesFile, readAddresses } from '../redirects/movedPages';

/** Remembers the addresses of all pages that are released: the next build redirects those that change. */
export const rememberAddresses = async (siteFolder: string): Promise<void> => {
  const routes = await readJson<Routes>(join(siteFolder, routesFile));
  if (routes === undefined) return;
  const file = join(siteFolder, addressesFile);
  await writeAtomic(file, JSON.stringify(addressesAfter(await readAddresses(file), routes)));
};
