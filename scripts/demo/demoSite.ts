import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startEmulator, type Emulator } from 'contentful-emulator';
import {
  startPublisher,
  type PublisherSettings,
  type RunningPublisher,
} from 'static-site-publisher';
import { releasedSite } from 'static-site-publisher/releases';
import { localSpace } from '../../contentful/localSpace';
import { routesFile } from '../../gatsby/routes/currentRoutes';
import type { Routes } from '../../gatsby/routes/types';
import { forkSource } from '../../hosting/worker-pool/forkSource';
import { adminTheme } from '../../publishing/adminTheme';
import { linkModules } from '../../publishing/linkModules';
import { registerWebhook } from '../../publishing/local-space/registerWebhook';
import { readPreviewUrlFile } from '../../publishing/preview/previewUrlFile';
import { publisherConfig } from '../../publishing/publisherConfig';
import { copySources } from '../support/copySources';
import { takePictures } from '../support/takePictures';

/** Holds the demo's own space, builds and releases; kept between runs, so that builds are incremental. */
export const demoFolder = resolve('.space/publish-demo');
/** Constant, because asset URLs contain it. */
const demoPort = 9453;

export type DemoSite = {
  space: Emulator;
  publisher: RunningPublisher;
  /** Starts the server of the released site in a process of its own, as in production; needs a release. */
  serve: () => Promise<{ origin: string }>;
  /** Builds once if there is no build yet, so that the next build is incremental. */
  warmUp: () => Promise<void>;
  readPlan: () => Promise<Routes>;
  close: () => Promise<void>;
};

export type DemoSiteOptions = {
  exportFile: string;
  settings: PublisherSettings;
  /** Removes the state of earlier runs. */
  isFresh: boolean;
};

/**
 * Starts the local space, and the publisher that receives its signed webhooks, in a separate folder.
 *
 * @throws Error if a port is in use.
 */
export const startDemoSite = async (options: DemoSiteOptions): Promise<DemoSite> => {
  if (options.isFresh) rmSync(demoFolder, { recursive: true, force: true });
  mkdirSync(demoFolder, { recursive: true });
  // Dry runs need packages of its own.
  await linkModules(resolve('.'), demoFolder);
  copySources(demoFolder);
  await takePictures(demoFolder);
  const closing: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const space = await startEmulator({
      ...localSpace,
      exportFile: options.exportFile,
      stateFolder: join(demoFolder, localSpace.stateFolder),
      port: Number(process.env.SPACE_PORT || demoPort),
      adminTheme,
      previewUrl: () => readPreviewUrlFile(demoFolder),
    });
    closing.push(() => space.close());
    const publisher = await startPublisher({
      ...publisherConfig,
      settings: { ...options.settings, contentfulHost: space.host, port: 0 },
      siteFolder: demoFolder,
      log: () => undefined,
    });
    closing.push(() => publisher.close());
    await registerWebhook({
      ...space,
      webhookAddress: publisher.webhookAddress,
      secret: options.settings.secret,
    });
    return {
      space,
      publisher,
      warmUp: async () => {
        if (existsSync(join(demoFolder, routesFile))) return;
        await publisher.ask('build');
      },
      serve: async () => {
        const server = forkSource('scripts/demo/serveRelease.ts', [join(demoFolder, releasedSite)]);
        closing.push(() => Promise.resolve(server.kill()));
        const exit = once(server, 'exit').then(([code]) => {
          throw new Error(`The server of the site ended with exit code ${code}.`);
        });
        exit.catch(() => undefined);
        const [origin] = (await Promise.race([once(server, 'message'), exit])) as [string];
        return { origin };
      },
      readPlan: async () =>
        JSON.parse(await readFile(join(demoFolder, routesFile), 'utf8')) as Routes,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
