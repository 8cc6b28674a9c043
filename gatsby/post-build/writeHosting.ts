import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { listFilesSync } from '../../hosting/files/fileFingerprints';
import { stampBuildId } from '../../hosting/files/stampBuildId';
import { precompress } from '../../hosting/files/precompress';
import { writeSecurityTxt } from '../../hosting/files/securityTxt';
import {
  compressedPages,
  hostingFolder,
  writeHostFiles,
} from '../../hosting/host-files/writeHostFiles';
import { readInlineHashes } from '../../hosting/html/inlineHashesFile';
import { removeUnusedLibraries } from '../../offline/removeUnusedLibraries';
import { trustLibraries } from '../../offline/trustLibraries';
import { siteRootRedirects } from '../../redirects/siteRootRedirects';
import { slugChangeRedirects, readPathHistory } from '../../redirects/slugChangeRedirects';
import { RedirectTableError, writeRedirects } from '../../redirects/writeRedirects';
import { prerenderingDone } from '../images/renderPicture';
import { panicWith } from '../problems/reportProblems';
import { publicFolder } from '../settings/publicFolder';
import { currentRoutes } from '../routes/currentRoutes';
import { removeOldSearchFiles } from '../search/removeOldSearchFiles';
import { readSettings } from '../settings/readSettings';
import { timed } from './timed';
import { writeForms } from './writeForms';

/**
 * Runs after the HTML post-processing (postProcessPages.ts) and gatsby-plugin-offline: build id stamp, redirects, host
 * files, compression. Compression is last, because it needs the final files.
 */
export const writeHosting = async (
  args: Pick<NodePluginArgs, 'reporter' | 'getNode' | 'getNodesByType'>,
): Promise<void> => {
  const { reporter } = args;
  const settings = readSettings(process.env);
  const { pathPrefix = '', tagManager, contactEndpoint, reportEndpoint } = settings;
  const { routes } = currentRoutes();
  // Prerendered images that no query requested may still be pending.
  await prerenderingDone();
  // Half of the folders of the site; no file comes to them from here on.
  const pageData = {
    name: 'page-data',
    files: listFilesSync(join(publicFolder, 'page-data')),
  };
  await stampBuildId({
    publicFolder,
    manifestFile: `${hostingFolder}/marked-page-data.json`,
    pageDataFiles: pageData.files,
  });
  await removeUnusedLibraries(publicFolder);
  await trustLibraries(publicFolder);
  const pathHistory = await readPathHistory();
  const { ruleCount, skipped, absent, warnings } = await timed(reporter, 'write redirects', () =>
    writeRedirects({
      publicFolder,
      hostingFolder,
      pagePaths: routes.pages.map(({ path }) => path),
      pathPrefix,
      derivedRules: (table) => {
        const roots = siteRootRedirects(routes, table);
        return [...roots, ...slugChangeRedirects(pathHistory, routes, [...table, ...roots])];
      },
    }).catch((error: unknown) => {
      if (error instanceof RedirectTableError) panicWith(reporter, error.problems);
      throw error;
    }),
  );
  await writeForms(publicFolder, args);
  const hostWarnings = await writeHostFiles({
    publicFolder,
    hostingFolder,
    hashes: await readInlineHashes(),
    hasTagManager: tagManager !== undefined,
    tagOrigin: tagManager?.origin,
    contactEndpoint,
    reportEndpoint,
    pathPrefix,
  });
  const { siteUrl, security } = settings;
  const securityWarnings = await writeSecurityTxt(publicFolder, siteUrl, security);
  for (const line of [...warnings, ...hostWarnings, ...securityWarnings]) reporter.warn(line);
  if (absent !== undefined) reporter.info(absent);
  if (skipped.length > 0) {
    const more = skipped.length > 10 ? ` and ${skipped.length - 10} more` : '';
    reporter.warn(
      `${skipped.length} redirects are skipped of ${skipped.length + ruleCount}:\n${skipped.slice(0, 10).join('\n')}${more}`,
    );
  }
  await removeOldSearchFiles(publicFolder);
  await timed(reporter, 'compress', () =>
    precompress(publicFolder, `${hostingFolder}/precompressed.json`, {
      listed: pageData,
      pagesFile: compressedPages,
    }),
  );
};
