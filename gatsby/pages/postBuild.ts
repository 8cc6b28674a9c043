import type { Reporter } from 'gatsby';
import { precompress } from '../../hosting/files/precompress';
import { hostingFolder, writeHostFiles } from '../../hosting/files/writeHostFiles';
import { finishHtmlFiles } from '../../hosting/html/finishHtmlFiles';
import { withoutNulls } from '../../hosting/html/withoutNulls';
import { movedPageRules, readAddresses } from '../../redirects/movedPages';
import { writeRedirects } from '../../redirects/writeRedirects';
import { hoistStyles } from '../html/hoistStyles';
import { currentPlan } from '../schema/currentPlan';
import { readSettings } from '../settings/readSettings';

const publicFolder = 'public';

/**
 * What is left to do once Gatsby has written every page; afterwards `public/` can be served by any static host.
 * Compressing comes last, since it is of files as they ship.
 */
export const finishSite = async (reporter: Reporter): Promise<void> => {
  const { pathPrefix = '', tagManagerId, contactEndpoint } = readSettings(process.env);
  const hashes = await finishHtmlFiles({
    publicFolder,
    pathPrefix,
    prepare: (html) => hoistStyles(withoutNulls(html)),
  });
  const { plan } = currentPlan();
  const addresses = await readAddresses();
  const { ruleCount, leftOut, warnings } = await writeRedirects({
    publicFolder,
    hostingFolder,
    pagePaths: plan.pages.map(({ path }) => path),
    pathPrefix,
    moved: (table) => movedPageRules(addresses, plan, table),
  });
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
  await precompress(publicFolder, `${hostingFolder}/precompressed.txt`);
};
