import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSiteServer } from '~/hosting/startSiteServer';
import { buildTravelSite, type TravelSite } from './buildTravelSite';

/** With an environment of its container. */
export const firstSite: TravelSite = {
  edition: 'first',
  tagManagerId: 'GTM-FIRST',
  tagSettings: { GTM_AUTH: 'Auth_-1', GTM_PREVIEW: 'env-7' },
};
export const secondSite: TravelSite = { edition: 'second', tagManagerId: 'GTM-SECOND' };

/** The same site, to live below a folder of its host, with a container from a tagging server. */
export const siteBelow: TravelSite = {
  ...firstSite,
  tagSettings: { GTM_ORIGIN: 'https://tags.talvane.example', GTM_PATH: 'metrics/load.js' },
  pathPrefix: '/below/here',
};

export type TravelServer = {
  origin: string;
  /** Puts another build in the place of the one that is served, as hosts do: nothing of the old one stays. */
  deploy: (site: TravelSite) => Promise<void>;
  /** Takes a file away, until the next deployment. */
  withhold: (path: string) => void;
  close: () => Promise<void>;
};

/** Serves a build of the space of two regions, with the redirects and headers of production. */
export const serveTravelSite = async (site: TravelSite): Promise<TravelServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'travel-site-'));
  const root = join(folder, 'public');
  const deploy = async (next: TravelSite): Promise<void> => {
    const built = await buildTravelSite(next);
    mkdirSync(root, { recursive: true });
    for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
    cpSync(built, root, { recursive: true });
  };
  await deploy(site);
  const submissionsFolder = join(folder, 'submissions');
  const server = await startSiteServer({
    folder: root,
    port: 0,
    submissionsFolder,
    pathPrefix: site.pathPrefix,
  });
  return {
    origin: server.origin,
    deploy,
    withhold: (path) => rmSync(join(root, path)),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
