import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentReportFile, type ContentReport } from '../../gatsby/pages/contentReport';
import type { SpaceConnection } from './connectSpace';
import { fingerprint } from './fingerprint';
import { hasLinkedNewcomers, readPublishedIds, type PublishedIds } from './publishedIds';
import { say, warn } from './output';
import { runGatsby } from './runGatsby';

const stateFile = '.space/last-build.json';
/** Stands for the fingerprint while a build runs. */
const unfinished = 'unfinished';

/** What the last build that succeeded was made of. */
type BuildState = {
  fingerprint: string;
  origin: string;
  types?: string;
  published?: PublishedIds;
};

/** What the types of queries follow from. */
const typeSources = ['src', 'gatsby', 'contentful/model', 'package-lock.json'];

const settingsOfBuild = ['SITE_URL', 'PATH_PREFIX', 'GTM_ID', 'CONTACT_ENDPOINT'] as const;

const readState = async (): Promise<BuildState | undefined> => {
  try {
    return JSON.parse(await readFile(stateFile, 'utf8')) as BuildState;
  } catch {
    return undefined;
  }
};

/** What names share pictures: cached answers of Gatsby hold the names. */
const namingSources = ['gatsby/share-pictures', 'gatsby/schema/pageSeo.ts'];

/**
 * Where content comes from and in which shape. Gatsby's cache holds entries that have not changed, whatever space they
 * came from, so another origin needs a fresh one.
 */
const originOf = async ({ env, contentVersion }: SpaceConnection): Promise<string> =>
  [
    env.CONTENTFUL_HOST,
    env.CONTENTFUL_SPACE_ID,
    env.CONTENTFUL_ENVIRONMENT,
    contentVersion?.split(/[.:-]/)[0],
    await fingerprint([], ['contentful/model', ...namingSources]),
  ].join(' ');

/** Costly to make, and right whatever became of a build: named by their content, or kept by stores that survive a kill. */
const keptOfCache = new Set(['pictures', 'webpack', 'caches', 'caches-lmdb']);
const keptOfSite = new Set(['static']);

const emptyBut = async (folder: string, kept: ReadonlySet<string>): Promise<void> => {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    if (!kept.has(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
};

/**
 * Lets the next build begin afresh after one that did not end. Gatsby notes which entries have changed in one place and
 * what is still to be done about it in another: where it was stopped between the two, a page would stay old for good.
 */
const clearUnfinished = async (): Promise<void> => {
  if ((await readState())?.fingerprint !== unfinished) return;
  say('the last build did not end: starting afresh, with the pictures that are there');
  await startAfresh();
};

const startAfresh = async (): Promise<void> => {
  await emptyBut('.cache', keptOfCache);
  await emptyBut('public', keptOfSite);
};

/** Empties Gatsby's cache and the built site where they come from another space or content model. */
export const clearForeignCache = async (connection: SpaceConnection): Promise<string> => {
  const origin = await originOf(connection);
  const state = await readState();
  if (existsSync('.cache') && state?.origin !== origin) {
    say('another space or content model than last time: starting from an empty cache');
    await rm('.cache', { recursive: true, force: true });
    await rm('public', { recursive: true, force: true });
  }
  return origin;
};

/** Prints how many pages there are and what was left out, and why. */
export const printReport = async (): Promise<void> => {
  const report = JSON.parse(await readFile(contentReportFile, 'utf8')) as ContentReport;
  say(`${report.pageCount} pages in ${report.siteCount} sites`);
  const shown = report.leftOut.slice(0, 20);
  for (const { entryName, entryId, site, reason } of shown) {
    warn(`left out in ${site}: "${entryName}" (${entryId}), ${reason}`);
  }
  const more = report.leftOut.length - shown.length;
  if (more > 0) warn(`and ${more} more: see ${contentReportFile}`);
};

/** Builds the site; with `isOnlyIfChanged`, not when neither content nor sources nor settings have changed. */
export const buildSite = async (
  connection: SpaceConnection,
  { isOnlyIfChanged }: { isOnlyIfChanged: boolean },
): Promise<void> => {
  const origin = await clearForeignCache(connection);
  const values = settingsOfBuild.map((name) => connection.env[name] ?? '');
  const current = await fingerprint([origin, connection.contentVersion ?? '', ...values]);
  const state = await readState();
  const isCurrent = connection.contentVersion !== undefined && state?.fingerprint === current;
  if (isOnlyIfChanged && isCurrent && existsSync('public/index.html')) {
    say('nothing has changed since the last build');
  } else {
    await clearUnfinished();
    const published = await readPublishedIds(connection.env);
    if (
      state?.published &&
      (await hasLinkedNewcomers(connection.env, state.published, published))
    ) {
      say('something was published that other entries link to: reading the whole space anew');
      await startAfresh();
    }
    await mkdir(dirname(stateFile), { recursive: true });
    await writeFile(stateFile, JSON.stringify({ origin, fingerprint: unfinished }));
    const prefix = connection.env.PATH_PREFIX ? ['--prefix-paths'] : [];
    // Gatsby takes seconds to write the types of all queries, and would write the same again.
    const types = await fingerprint([origin], typeSources);
    const hasTypes = state?.types === types && existsSync('src/gatsby-types.d.ts');
    await runGatsby(['build', ...prefix], {
      ...connection.env,
      ...(hasTypes && { KEEP_QUERY_TYPES: '1' }),
    });
    await writeFile(stateFile, JSON.stringify({ origin, fingerprint: current, types, published }));
  }
  await printReport();
};
