import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildEvent } from 'static-site-publisher/build-events';
import { listFilesSync, fingerprintOf } from '../../hosting/files/fileFingerprints';
import { contentReportFile, type ContentReport } from '../../gatsby/content-report/contentReport';
import { logContentReport } from '../../gatsby/content-report/logContentReport';
import { readSettings } from '../../gatsby/settings/readSettings';
import { readBuildState } from '../../plugins/contentful-consistency/buildState';
import type { SpaceConnection } from './connectSpace';
import { buildHash } from './buildHash';
import { readGatsbyLog } from './gatsbyLog';
import { hashModel } from './hashModel';
import { say, warn } from './output';
import { startGatsby, type GatsbyOptions, type GatsbyProcess } from './runGatsby';

const siteFolder = 'public';
const stateFile = '.space/last-build.json';
/** The stored build hash while a build runs. */
const unfinished = 'unfinished';

/** What the last build that succeeded was made of. */
type BuildState = {
  fingerprint: string;
  origin: string;
};

const settingsOfBuild = [
  'SITE_URL',
  'PATH_PREFIX',
  'GTM_ID',
  'GTM_AUTH',
  'GTM_PREVIEW',
  'GTM_ORIGIN',
  'GTM_PATH',
  'CONTACT_ENDPOINT',
] as const;

/** The settings of the site, and what Gatsby hands to browsers besides them. */
const settingsIn = (env: NodeJS.ProcessEnv): string[] => [
  ...settingsOfBuild.map((name) => env[name] ?? ''),
  ...Object.entries(env)
    .filter(([name]) => name.startsWith('GATSBY_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort(),
];

/** A hash of all that a build is made of besides content. */
const hashSources = (env: NodeJS.ProcessEnv): string => buildHash(settingsIn(env));

const readState = async (): Promise<BuildState | undefined> => {
  try {
    return JSON.parse(await readFile(stateFile, 'utf8')) as BuildState;
  } catch {
    return undefined;
  }
};

const writeState = async (state: BuildState): Promise<void> => {
  await mkdir(dirname(stateFile), { recursive: true });
  await writeFile(stateFile, JSON.stringify(state));
};

/** What names Open Graph images: cached answers of Gatsby hold the names. */
const namingSources = ['gatsby/og-images', 'gatsby/resolvers/pageSeo.ts'];

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
    buildHash([], ['contentful/model', ...namingSources]),
  ].join(' ');

/** Costly to make, and right whatever became of a build: named by their content, or kept by stores that survive a kill. */
const keptOfCache = new Set(['image-data', 'webpack', 'caches', 'caches-lmdb']);
const keptOfSite = new Set(['static']);

const emptyBut = async (folder: string, kept: ReadonlySet<string>): Promise<void> => {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    if (!kept.has(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
};

/** Whether a build by `gatsby build` itself did not end. */
const isLeftByGatsby = (): boolean => readBuildState()?.isFinished === false;

/**
 * Lets the next build begin afresh after one that did not end. Gatsby notes which entries have changed in one place and
 * what is still to be done about it in another: where it was stopped between the two, a page would stay old for good.
 */
const clearUnfinished = async (): Promise<void> => {
  const isUnfinished = (await readState())?.fingerprint === unfinished || isLeftByGatsby();
  if (!isUnfinished) return;
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

/** Makes the next `npm run build` build, whatever it finds: `gatsby develop` writes into public/ too. */
export const noteDevelop = (origin: string): Promise<void> =>
  writeState({ origin, fingerprint: 'develop' });

/** Says as events how many pages there are and what was left out, and why; Gatsby has said so to people. */
const emitReport = async (onEvent: (event: BuildEvent) => void): Promise<void> => {
  const report = JSON.parse(await readFile(contentReportFile, 'utf8')) as ContentReport;
  for (const { entryName: name, entryId: id, site, reason } of report.leftOut) {
    onEvent({
      type: 'warning',
      text: `"${name}" has no page in ${site}: ${reason}.`,
      entry: { id, name },
    });
  }
  onEvent({
    type: 'done',
    pages: report.pageCount,
    sites: report.siteCount,
    leftOut: report.leftOut.length,
  });
};

/**
 * Has the system look at the files of the last build while Gatsby reads entries: on a server that waits for hours, nothing
 * of them is in memory any more, and for a large site Gatsby would wait for each folder.
 */
const readAhead = (folder: string): void => {
  try {
    for (const file of listFilesSync(folder)) fingerprintOf(join(folder, file));
  } catch {
    // There is none yet, or Gatsby removes files meanwhile.
  }
};

type Prewarm = {
  /** Called when everything is loaded that does not depend on entries. */
  onReady: () => void;
  /** Resolves when entries may be read. */
  untilStart: Promise<void>;
};

export type BuildOptions = {
  /** Whether to build only when content, sources or settings have changed. */
  isOnlyIfChanged?: boolean;
  prewarm?: Prewarm;
  /** Gets what the build has to say to programs; people read it on standard error. */
  onEvent?: (event: BuildEvent) => void;
};

const startBuild = (
  env: NodeJS.ProcessEnv,
  sources: string,
  options: GatsbyOptions,
): GatsbyProcess =>
  startGatsby(
    ['build', ...(env.PATH_PREFIX ? ['--prefix-paths'] : [])],
    { ...env, GATSBY_SOURCE_HASH: sources },
    options,
  );

/** Waits, loaded, until a build may start; false, and the build is stopped, when sources or the content model have changed by then. */
const awaitPrewarmedStart = async (
  { env, check }: SpaceConnection,
  { onReady, untilStart }: Prewarm,
  held: GatsbyProcess,
): Promise<boolean> => {
  const readLoaded = async (): Promise<string> => [hashSources(env), await hashModel(env)].join();
  const loaded = await readLoaded();
  await Promise.race([held.ready, held.ended]);
  onReady();
  await Promise.race([untilStart, held.ended]);
  await check();
  if (loaded === (await readLoaded())) return true;
  await held.stop();
  return false;
};

/**
 * Builds the site. With `standby` it is loaded at once and reads entries later; what has been loaded is thrown away when
 * sources or the content model have changed by then.
 */
export const buildSite = async (
  connection: SpaceConnection,
  { isOnlyIfChanged, prewarm, onEvent }: BuildOptions,
): Promise<void> => {
  const { env, readContentVersion } = connection;
  // Before Gatsby is loaded, which would name the setting in a sentence only.
  readSettings(env);
  const { origin, contentVersion } = await clearForeignCache(connection);
  const buildHashOf = (version: string): string => buildHash([origin, version, ...settingsIn(env)]);
  const state = await readState();
  if (isOnlyIfChanged && existsSync(join(siteFolder, 'index.html'))) {
    if (state?.fingerprint === buildHashOf(contentVersion) && !isLeftByGatsby()) {
      say('nothing has changed since the last build');
      if (onEvent) await emitReport(onEvent);
      return logContentReport({ info: say, warn });
    }
  }

  await clearUnfinished();
  const sources = hashSources(env);
  const gatsby = startBuild(env, sources, {
    isHeld: prewarm !== undefined,
    onLog: onEvent && readGatsbyLog({ onEvent, onText: (line) => console.error(line) }),
  });
  if (prewarm && !(await awaitPrewarmedStart(connection, prewarm, gatsby))) {
    say('sources or the content model have changed: loading again');
    return buildSite(connection, { onEvent });
  }
  // What is published after this is read by this build too, and then found unchanged by the next.
  const version = prewarm ? await readContentVersion() : contentVersion;
  await writeState({ origin, fingerprint: unfinished });
  gatsby.start();
  readAhead(siteFolder);
  await gatsby.ended;
  await writeState({ origin, fingerprint: buildHashOf(version) });
  if (onEvent) await emitReport(onEvent);
};
