import type { PublisherConfig } from 'static-site-publisher';
import { releasedSite } from 'static-site-publisher/releases';
import { defaultSubmissionsFolder } from '../hosting/contact/submissionStore';
import { entryPagesFile } from '../gatsby/post-build/entryPagesFile';
import { translationsFile } from '../gatsby/post-build/translationsFile';
import { deliveryReader } from '../hosting/delivery/readDeliveries';
import { requestResend } from '../hosting/delivery/resendRequests';
import { defaultMissesFolder } from '../hosting/search-misses/missStore';
import { routesFile } from '../gatsby/routes/currentRoutes';
import { immutablePattern } from '../hosting/headers';
import { siteName } from '../src/i18n/siteName';
import { adminTheme } from './adminTheme';
import { buildState } from './buildState';
import { readRoutePages } from './checks/readRoutePages';
import { siteChecks } from './checks/siteChecks';
import { describeSource } from './describeSource';
import { dryRun, hasDryRuns } from './dryRun';
import { managementAccess } from './searches/managementAccess';
import { searchMisses } from './searches/searchMisses';
import { recordPathHistory } from './recordPathHistory';
import { releaseSnapshots } from './snapshot/releaseSnapshots';
import { unlistedFiles } from './unlistedFiles';

const buildCommand = [process.execPath, '--import', 'tsx', 'scripts/build.ts', '--force', '--json'];

const snapshots = releaseSnapshots();

/** The publisher's configuration for this site. */
export const publisherConfig: PublisherConfig = {
  buildCommand,
  prewarmCommand: [...buildCommand, '--standby'],
  readPages: readRoutePages,
  checks: siteChecks,
  immutableFiles: new RegExp(immutablePattern),
  extraFiles: { nginx: '.hosting/nginx', 'content-report.json': '.space/content-report.json' },
  unlistedFiles,
  buildState,
  describeSource: async (siteFolder) => ({
    ...(await describeSource(siteFolder)),
    ...(await snapshots.describe(siteFolder)),
  }),
  entryPagesFile,
  translationsFile,
  // The commands load `.env` after their imports.
  get dryRun() {
    return hasDryRuns(process.env) ? dryRun : undefined;
  },
  onRelease: async (_release, siteFolder) => {
    await recordPathHistory(siteFolder);
    await snapshots.store(siteFolder);
  },
  statusPage: {
    // The commands load `.env` after their imports.
    get siteName() {
      return process.env.SITE_NAME || siteName;
    },
    theme: adminTheme,
    forms: {
      read: deliveryReader(defaultSubmissionsFolder),
      resend: (id) => requestResend(defaultSubmissionsFolder, id),
    },
    searches: searchMisses({
      folder: defaultMissesFolder,
      publicFolder: releasedSite,
      routesFile,
      access: () => managementAccess(process.env),
    }),
  },
  commands: { start: 'npm run publisher', confirm: 'npm run publisher -- confirm' },
};
