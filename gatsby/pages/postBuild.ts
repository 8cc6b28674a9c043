import { sep } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { markPageData } from '../../hosting/files/markPageData';
import { precompress } from '../../hosting/files/precompress';
import { hostingFolder, writeHostFiles } from '../../hosting/files/writeHostFiles';
import { finishHtmlFiles } from '../../hosting/html/finishHtmlFiles';
import { finishServiceWorker } from '../../offline/finishServiceWorker';
import { movedPageRules, readAddresses } from '../../redirects/movedPages';
import { RedirectTableError, writeRedirects } from '../../redirects/writeRedirects';
import { normalisePath } from '../../src/i18n/paths';
import { renderedAhead } from '../pictures/renderPicture';
import { panicWith } from '../problems/reportProblems';
import { contextOfNodes } from '../schema/builtNodes';
import { currentPlan } from '../schema/currentPlan';
import { removeOldPairs } from '../search/removeOldPairs';
import { readSettings } from '../settings/readSettings';
import { structuredDataTag } from '../structured-data/jsonLd';
import { thingsByPath } from '../structured-data/thingsOfPage';
import { readBuiltPages } from './builtPages';
import { readNeededFiles } from './neededFiles';
import { preloadTags } from './preloadTags';
import { writeForSharing } from './writeForSharing';

export const publicFolder = 'public';

/** The path that a file of the built site is served at. */
const pathOfFile = (file: string): string => normalisePath(`/${file.split(sep).join('/')}`);

/**
 * What is left to do once Gatsby has written every page; afterwards `public/` can be served by any static host.
 * Compressing comes last, since it is of files as they ship.
 */
export const finishSite = async ({
  reporter,
  store,
  ...nodes
}: Pick<NodePluginArgs, 'reporter' | 'store' | 'getNode' | 'getNodesByType'>): Promise<void> => {
  const { siteUrl, pathPrefix = '', tagManagerId, contactEndpoint } = readSettings(process.env);
  const lookUp = currentPlan();
  const { plan } = lookUp;
  const absolute = (path: string): string => `${siteUrl}${pathPrefix}${path}`;
  const timed = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const activity = reporter.activityTimer(name);
    activity.start();
    const value = await work();
    activity.end();
    return value;
  };
  const context = contextOfNodes(nodes);
  const pages = readBuiltPages(context);
  const needed = await readNeededFiles(lookUp, { store }, { publicFolder, pathPrefix });
  const things = thingsByPath(pages, absolute, context);
  const hashes = await timed('finish pages', () =>
    finishHtmlFiles({
      publicFolder,
      pathPrefix,
      endOfHead: (file) =>
        structuredDataTag(things.get(pathOfFile(file)) ?? []) +
        preloadTags(needed.get(pathOfFile(file)) ?? []),
      manifestFile: `${hostingFolder}/finished-pages.json`,
    }),
  );
  await timed('write for search engines and sharing', () =>
    writeForSharing({
      publicFolder,
      hostingFolder,
      pages,
      sites: plan.sites,
      absolute,
      reporter,
    }),
  );
  // Nobody has waited for one that no query asked for.
  await renderedAhead();
  await markPageData({ publicFolder, manifestFile: `${hostingFolder}/marked-page-data.json` });
  await finishServiceWorker({ publicFolder, pathPrefix });
  const addresses = await readAddresses();
  const { ruleCount, leftOut, warnings } = await timed('write old addresses', () =>
    writeRedirects({
      publicFolder,
      hostingFolder,
      pagePaths: plan.pages.map(({ path }) => path),
      pathPrefix,
      moved: (table) => movedPageRules(addresses, plan, table),
    }).catch((error: unknown) => {
      if (error instanceof RedirectTableError) panicWith(reporter, error.problems);
      throw error;
    }),
  );
  const hostWarnings = await writeHostFiles({
    publicFolder,
    hostingFolder,
    hashes,
    hasTagManager: tagManagerId !== undefined,
    contactEndpoint,
    pathPrefix,
  });
  for (const line of [...warnings, ...hostWarnings]) reporter.warn(line);
  if (leftOut.length > 0) {
    const more = leftOut.length > 10 ? ` and ${leftOut.length - 10} more` : '';
    reporter.warn(
      `${leftOut.length} old addresses are left out of ${leftOut.length + ruleCount}:\n${leftOut.slice(0, 10).join('\n')}${more}`,
    );
  }
  await removeOldPairs(publicFolder);
  await timed('compress', () => precompress(publicFolder, `${hostingFolder}/precompressed.json`));
};
