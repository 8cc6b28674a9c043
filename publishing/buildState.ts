import { arch, platform } from 'node:os';
import { join } from 'node:path';
import type { PublisherConfig } from 'static-site-publisher';
import { contentReportFile } from '../gatsby/content-report/contentReport';
import { entryPagesFile } from '../gatsby/post-build/entryPagesFile';
import { translationsFile } from '../gatsby/post-build/translationsFile';
import { hashFiles } from '../hosting/files/hashFiles';
import { hostingFolder } from '../hosting/host-files/writeHostFiles';
import { contentLogFolder } from '../plugins/contentful-consistency/contentLog';
import { modifiedTimesFile } from '../gatsby/records/modifiedTimes';
import { historyFile } from '../gatsby/records/translationHistory';
import { buildSettings } from './buildSettings';
import { siteSources } from './siteSources';

const content = [
  'CONTENTFUL_HOST',
  'CONTENTFUL_SPACE_ID',
  'CONTENTFUL_ENVIRONMENT',
  'SPACE_FILE',
  'SITE_REGIONS',
];
const sources = [...siteSources, 'contentful/model', 'package.json', 'package-lock.json'];

/**
 * What a build of this site leaves for the next one. Gatsby's cache has absolute paths and native modules, so it is of use in
 * the same folder of a machine of the same kind only.
 */
export const buildState: PublisherConfig['buildState'] = {
  paths: [
    '.cache',
    'public',
    hostingFolder,
    '.space/last-build.json',
    contentReportFile,
    entryPagesFile,
    translationsFile,
    historyFile,
    modifiedTimesFile,
    contentLogFolder,
  ],
  // LMDB's table of readers: a build that waits writes it through a memory map, and the next one makes its own.
  excluded: ['lock.mdb'],
  identity: (siteFolder) => ({
    folder: siteFolder,
    Node: process.version,
    platform: `${platform()} ${arch()}`,
    space: content.map((name) => process.env[name] ?? '').join(' '),
    settings: hashFiles([], buildSettings(process.env)),
    sources: hashFiles(
      sources.map((path) => join(siteFolder, path)),
      [],
      (file) => !file.endsWith('gatsby-types.d.ts'),
      siteFolder,
    ),
  }),
};
