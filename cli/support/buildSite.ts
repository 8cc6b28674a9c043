import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow, stampOf } from '../../hosting/files/fileStamps';
import { contentReportFile, type ContentReport } from '../../gatsby/pages/contentReport';
import { readSettings } from '../../gatsby/settings/readSettings';
import type { BuildEvent } from '../../publishing/build/buildEvents';
import type { SpaceConnection } from './connectSpace';
import { fingerprint } from './fingerprint';
import { readGatsbyLog } from './gatsbyLog';
import { hashModel } from './hashModel';
import { findLinkingToNewcomers, readPublishedIds, type PublishedIds } from './publishedIds';
import { say, warn } from './output';
import { startGatsby, type GatsbyProcess } from './runGatsby';

const siteFolder = 'public';
const stateFile = '.space/last-build.json';
/** What preload/rereadEntries.mjs reads. */
const rereadFile = '.space/entries-to-reread.json';
/** Stands for the fingerprint while a build runs. */
const unfinished = 'unfinished';

/** What the last build that succeeded was made of. */
type BuildState = {
  fingerprint: string;
  origin: string;
  published?: PublishedIds;
  /** How often entries that had not changed may have been read again. */
  rereads?: number;
};

const settingsOfBuild = ['SITE_URL', 'PATH_PREFIX', 'GTM_ID', 'CONTACT_ENDPOINT'] as const;

/** The settings of the site, and what Gatsby hands to browsers besides them. */
const settingsIn = (env: NodeJS.ProcessEnv): string[] => [
  ...settingsOfBuild.map((name) => env[name] ?? ''),
  ...Object.entries(env)
    .filter(([name]) => name.startsWith('GATSBY_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort(),
];

/** A hash of all that a build is made of besides content. */
const hashSources = (env: NodeJS.ProcessEnv): string => fingerprint(settingsIn(env));

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
const originOf = ({ env }: SpaceConnection, contentVersion: string): string =>
  [
    env.CONTENTFUL_HOST,
    env.CONTENTFUL_SPACE_ID,
    env.CONTENTFUL_ENVIRONMENT,
    contentVersion.split('-')[0],
    fingerprint([], ['contentful/model', ...namingSources]),
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
  await emptyBut(siteFolder, keptOfSite);
};

/**
 * Empties Gatsby's cache and the built site where they come from another space or content model.
 *
 * @returns where content comes from now, and its version.
 */
export const clearForeignCache = async (
  connection: SpaceConnection,
): Promise<{ origin: string; contentVersion: string }> => {
  const contentVersion = await connection.readContentVersion();
  const origin = originOf(connection, contentVersion);
  const state = await readState();
  if (existsSync('.cache') && state?.origin !== origin) {
    say('another space or content model than last time: starting from an empty cache');
    await rm('.cache', { recursive: true, force: true });
    await rm(siteFolder, { recursive: true, force: true });
  }
  return { origin, contentVersion };
};

/** Says how many pages there are and what was left out, and why: to people, and as events. */
const printReport = async (onEvent?: (event: BuildEvent) => void): Promise<void> => {
  const report = JSON.parse(await readFile(contentReportFile, 'utf8')) as ContentReport;
  for (const { entryName: name, entryId: id, site, reason } of report.leftOut) {
    onEvent?.({
      type: 'warning',
      text: `"${name}" has no page in ${site}: ${reason}.`,
      entry: { id, name },
    });
  }
  onEvent?.({
    type: 'done',
    pages: report.pageCount,
    sites: report.siteCount,
    leftOut: report.leftOut.length,
  });
  say(`${report.pageCount} pages in ${report.siteCount} sites`);
  const shown = report.leftOut.slice(0, 20);
  for (const { entryName, entryId, site, reason } of shown) {
    warn(`left out in ${site}: "${entryName}" (${entryId}), ${reason}`);
  }
  const more = report.leftOut.length - shown.length;
  if (more > 0) warn(`and ${more} more: see ${contentReportFile}`);
};

/**
 * Has the system look at the files of the last build while Gatsby reads entries: on a server that waits for hours, nothing
 * of them is in memory any more, and for a large site Gatsby would wait for each folder.
 */
const readAhead = (folder: string): void => {
  try {
    for (const file of filesBelow(folder)) stampOf(join(folder, file));
  } catch {
    // There is none yet, or Gatsby removes files meanwhile.
  }
};

type Standby = {
  /** Called when everything is loaded that does not depend on entries. */
  onReady: () => void;
  /** Resolves when entries may be read. */
  untilStart: Promise<void>;
};

export type BuildOptions = {
  /** Whether to build only when content, sources or settings have changed. */
  isOnlyIfChanged?: boolean;
  standby?: Standby;
  /** Gets what the build has to say to programs; people read it on standard error. */
  onEvent?: (event: BuildEvent) => void;
};

/** What `work` comes to, while a build waits for it; neither goes on when the other has failed. */
const whileWaiting = async <Result>(
  gatsby: GatsbyProcess,
  work: Promise<Result>,
): Promise<Result> => {
  const untilEnded = gatsby.ended.then((): never => {
    throw new Error('gatsby build ended before it could begin.');
  });
  try {
    return await Promise.race([work, untilEnded]);
  } catch (error) {
    await gatsby.stop();
    throw error;
  }
};

/** A build that waits, loaded, until it may start; undefined when sources or the content model have changed by then. */
const loadAhead = async (
  { env, check }: SpaceConnection,
  { onReady, untilStart }: Standby,
  start: () => GatsbyProcess,
): Promise<GatsbyProcess | undefined> => {
  const readLoaded = async (): Promise<string> => [hashSources(env), await hashModel(env)].join();
  const loaded = await readLoaded();
  const held = start();
  await Promise.race([held.ready, held.ended]);
  onReady();
  await Promise.race([untilStart, held.ended]);
  await check();
  if (loaded === (await readLoaded())) return held;
  await held.stop();
  return undefined;
};

/**
 * Builds the site. With `standby` it is loaded at once and reads entries later; what has been loaded is thrown away when
 * sources or the content model have changed by then.
 */
export const buildSite = async (
  connection: SpaceConnection,
  { isOnlyIfChanged, standby, onEvent }: BuildOptions,
): Promise<void> => {
  const { env, readContentVersion } = connection;
  // Before Gatsby is loaded, which would name the setting in a sentence only.
  readSettings(env);
  const { origin, contentVersion } = await clearForeignCache(connection);
  const fingerprintOf = (version: string): string =>
    fingerprint([origin, version, ...settingsIn(env)]);
  const state = await readState();
  if (isOnlyIfChanged && existsSync(join(siteFolder, 'index.html'))) {
    if (state?.fingerprint === fingerprintOf(contentVersion)) {
      say('nothing has changed since the last build');
      return printReport(onEvent);
    }
  }

  await clearUnfinished();
  const sources = hashSources(env);
  const start = (): GatsbyProcess =>
    startGatsby(
      ['build', ...(env.PATH_PREFIX ? ['--prefix-paths'] : [])],
      { ...env, BUILD_SOURCES: sources },
      {
        isHeld: true,
        onLog: onEvent && readGatsbyLog({ onEvent, onText: (line) => console.error(line) }),
      },
    );
  // Gatsby loads while the space is asked what is published.
  let gatsby = standby ? await loadAhead(connection, standby, start) : start();
  if (gatsby === undefined) {
    say('sources or the content model have changed: loading anew');
    return buildSite(connection, { onEvent });
  }
  const readPublished = async () => {
    const published = await readPublishedIds(env);
    const linking = state?.published
      ? await findLinkingToNewcomers(env, state.published, published)
      : [];
    return { published, linking, fingerprint: fingerprintOf(await readContentVersion()) };
  };
  const read = await whileWaiting(gatsby, readPublished());
  const { published, linking } = read;
  if (linking === undefined) {
    say('many entries link to what was published: reading the whole space anew');
    await gatsby.stop();
    await startAfresh();
    gatsby = start();
  }
  const rereads = (state?.rereads ?? 0) + 1;
  await mkdir(dirname(stateFile), { recursive: true });
  await writeFile(rereadFile, JSON.stringify({ ids: linking ?? [], milliseconds: rereads }));
  await writeFile(stateFile, JSON.stringify({ origin, fingerprint: unfinished }));
  gatsby.start();
  readAhead(siteFolder);
  await gatsby.ended;
  await rm(rereadFile);
  await writeFile(
    stateFile,
    JSON.stringify({ origin, fingerprint: read.fingerprint, published, rereads }),
  );
  await printReport(onEvent);
};
