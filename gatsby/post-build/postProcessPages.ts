import { sep } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { compressedPages, hostingFolder } from '../../hosting/host-files/writeHostFiles';
import { postProcessHtml } from '../../hosting/html/postProcessHtml';
import { writeInlineHashes } from '../../hosting/html/inlineHashesFile';
import { writeWorkerScript } from '../../offline/writeWorkerScript';
import { normalisePath } from '../../src/i18n/paths';
import { publicFolder } from '../settings/publicFolder';
import { contextOfNodes } from '../content/nodeSource';
import { currentRoutes } from '../routes/currentRoutes';
import { readSettings } from '../settings/readSettings';
import { absoluteAddress } from './absoluteAddress';
import { readChunkScripts } from './chunkScripts';
import { finishPages } from './finishedPages';
import { readPreloadManifest } from './preloadManifest';
import { preloadLinks } from './preloadLinks';
import { timed } from './timed';
import { writeCrawlerFiles } from './writeCrawlerFiles';
import { writeWebManifest } from './writeWebManifest';

/** The chunk of react-helmet: the app shell needs it at once, other pages at the first navigation (src/runtime/helmet.ts). */
const headChunk = 'head';

/** The path that a file of the built site is served at. */
const pathOfFile = (file: string): string => normalisePath(`/${file.split(sep).join('/')}`);

/**
 * Post-processes HTML and writes what is derived from pages: Open Graph images, sitemaps, feeds and the service worker
 * script. It runs in a plugin, whose module instances are separate, so results for `writeHosting` are passed in files.
 */
export const postProcessPages = async ({
  reporter,
  store,
  ...nodes
}: Pick<NodePluginArgs, 'reporter' | 'store' | 'getNode' | 'getNodesByType'>): Promise<void> => {
  const { pathPrefix = '' } = readSettings(process.env);
  const absolute = absoluteAddress();
  const sources = { publicFolder, pathPrefix };
  const { pages, elements } = await finishPages(contextOfNodes(nodes), absolute, sources);
  const routeIndex = currentRoutes();
  const chunkScripts = await readChunkScripts(publicFolder);
  const needed = await readPreloadManifest(
    routeIndex,
    { store },
    { publicFolder, pathPrefix, chunkScripts },
  );
  const [hashes] = await Promise.all([
    timed(reporter, 'finish pages', () =>
      postProcessHtml({
        publicFolder,
        pathPrefix,
        headElements: (file) =>
          (elements.get(pathOfFile(file)) ?? '') + preloadLinks(needed.get(pathOfFile(file)) ?? []),
        manifestFile: `${hostingFolder}/finished-pages.json`,
        compressedPagesFile: compressedPages,
      }),
    ),
    // Meanwhile, since other processes finish the pages if they are many.
    timed(reporter, 'write for search engines and sharing', () =>
      writeCrawlerFiles({
        publicFolder,
        hostingFolder,
        pages,
        sites: routeIndex.routes.sites,
        absolute,
        reporter,
      }),
    ),
  ]);
  await writeInlineHashes(hashes);
  await writeWebManifest(publicFolder);
  await writeWorkerScript({ publicFolder, pathPrefix, scripts: chunkScripts(headChunk) });
};
