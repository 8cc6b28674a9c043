import { sep } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { hostingFolder } from '../../hosting/host-files/writeHostFiles';
import { postProcessHtml } from '../../hosting/html/postProcessHtml';
import { writeInlineHashes } from '../../hosting/html/inlineHashesFile';
import { writeWorkerScript } from '../../offline/writeWorkerScript';
import { normalisePath } from '../../src/i18n/paths';
import { publicFolder } from '../settings/publicFolder';
import { contextOfNodes } from '../content/nodeSource';
import { findNodeWith } from '../content/resolverContext';
import { currentRoutes } from '../routes/currentRoutes';
import { readSettings } from '../settings/readSettings';
import { structuredDataTag } from '../structured-data/jsonLd';
import { jsonLdForPage } from '../structured-data/jsonLdForPage';
import { readPageVideos } from '../structured-data/pageVideos';
import { readBuiltPages } from '../pages/builtPages';
import { alternateTags } from './alternateTags';
import { readChunkScripts } from './chunkScripts';
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
  const { siteUrl, pathPrefix = '' } = readSettings(process.env);
  const routeIndex = currentRoutes();
  const absolute = (path: string): string => `${siteUrl}${pathPrefix}${path}`;
  const context = contextOfNodes(nodes);
  const pages = readBuiltPages(context);
  const chunkScripts = await readChunkScripts(publicFolder);
  const needed = await readPreloadManifest(
    routeIndex,
    { store },
    { publicFolder, pathPrefix, chunkScripts },
  );
  const find = findNodeWith(context);
  const elements = new Map<string, string>();
  for (const built of pages) {
    const videos = await readPageVideos(built, find, { publicFolder, pathPrefix });
    const things = jsonLdForPage(built, absolute, context, videos);
    elements.set(built.page.path, alternateTags(built, absolute) + structuredDataTag(things));
  }
  const hashes = await timed(reporter, 'finish pages', () =>
    postProcessHtml({
      publicFolder,
      pathPrefix,
      headElements: (file) =>
        (elements.get(pathOfFile(file)) ?? '') + preloadLinks(needed.get(pathOfFile(file)) ?? []),
      manifestFile: `${hostingFolder}/finished-pages.json`,
    }),
  );
  await writeInlineHashes(hashes);
  await writeWebManifest(publicFolder);
  await writeWorkerScript({ publicFolder, pathPrefix, scripts: chunkScripts(headChunk) });
  await timed(reporter, 'write for search engines and sharing', () =>
    writeCrawlerFiles({
      publicFolder,
      hostingFolder,
      pages,
      sites: routeIndex.routes.sites,
      absolute,
      reporter,
    }),
  );
};
