import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { pageDataFile } from '../pages/pageDataFile';
import type { RouteIndex } from '../routes/routeIndex';
import type { ChunkScripts } from './chunkScripts';
import type { PreloadedFile } from './preloadLinks';
import { sliceId } from '../../src/i18n/sliceId';

type PageData = { staticQueryHashes: string[] };
type GatsbyState = { pages: ReadonlyMap<string, { componentChunkName: string }> };

const headerAndFooter = ['header', 'footer'] as const;

/**
 * The files that Gatsby's loader requests step by step for each page: the data of the page and of its header and footer
 * slices, and the scripts of its template.
 *
 * @returns the files of each page, by path.
 */
export const readPreloadManifest = async (
  { routes: { pages }, defaultSite }: RouteIndex,
  { store }: Pick<NodePluginArgs, 'store'>,
  {
    publicFolder,
    pathPrefix = '',
    chunkScripts,
  }: { publicFolder: string; pathPrefix?: string; chunkScripts: ChunkScripts },
): Promise<ReadonlyMap<string, readonly PreloadedFile[]>> => {
  const read = async <Value>(file: string): Promise<Value> =>
    JSON.parse(await readFile(join(publicFolder, file), 'utf8')) as Value;
  // SitePage nodes have them too, but reading those loads the whole LMDB store.
  const { pages: created } = (store.getState as () => GatsbyState)();
  const data = (file: string): PreloadedFile => ({ href: `${pathPrefix}/${file}`, as: 'fetch' });
  const chunksOf = (chunkName: string): PreloadedFile[] =>
    chunkScripts(chunkName).map((name) => ({ href: `${pathPrefix}/${name}`, as: 'script' }));
  const application = chunksOf('app');
  const hrefs = new Set(application.map(({ href }) => href));
  const scriptsOf = (chunkName: string): PreloadedFile[] =>
    chunksOf(chunkName).filter(({ href }) => !hrefs.has(href));
  const sliceScripts = headerAndFooter.flatMap((name) =>
    scriptsOf(`slice---src-features-navigation-${name}-${name}-tsx`),
  );

  // The same for all pages of a template.
  const ofTemplates = new Map<string, PreloadedFile[]>();
  const readTemplate = async (chunkName: string, path: string): Promise<PreloadedFile[]> => {
    const { staticQueryHashes } = await read<PageData>(pageDataFile(path));
    return [
      ...scriptsOf(chunkName),
      data('page-data/app-data.json'),
      ...staticQueryHashes.map((hash) => data(`page-data/sq/d/${hash}.json`)),
    ];
  };

  const files = new Map<string, readonly PreloadedFile[]>();
  for (const { path, site = defaultSite } of pages) {
    const chunkName = created.get(path)?.componentChunkName;
    if (chunkName === undefined) continue;
    const ofTemplate = ofTemplates.get(chunkName) ?? (await readTemplate(chunkName, path));
    ofTemplates.set(chunkName, ofTemplate);
    files.set(path, [
      ...application,
      data(pageDataFile(path)),
      ...(site
        ? [
            ...headerAndFooter.map((name) => data(`slice-data/${sliceId(name, site)}.json`)),
            ...sliceScripts,
          ]
        : []),
      ...ofTemplate,
    ]);
  }
  return files;
};
