import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildEvent } from 'static-site-publisher/build-events';
import { listFilesSync, fingerprintOf } from '../../hosting/files/fileFingerprints';
import { contentReportFile, type ContentReport } from '../../gatsby/content-report/contentReport';
import { logContentReport } from '../../gatsby/content-report/logContentReport';
import { buildSettings } from '../../publishing/buildSettings';
import { readSettings } from '../../gatsby/settings/readSettings';
import { foreignEnvironment, readBuildState } from '../../gatsby/records/buildState';
import { isTokenRefused } from '../../plugins/contentful-consistency/isTokenRefused';
import type { SpaceConnection } from './connectSpace';
import { buildHash, sourceTimes } from './buildHash';
import { readGatsbyLog } from './gatsbyLog';
import { say, warn } from './output';
import { startGatsby, type GatsbyOptions, type GatsbyProcess } from './runGatsby';

const siteFolder = 'public';
const stateFile = '.space/last-build.json';
/** The stored build hash while a build runs. */
const unfinished = 'unfinished';

/** The part of a content version that changes with content types and locales. */
const modelVersion = (contentVersion: string): string => contentVersion.split('-')[0] ?? '';

/** State of the last successful build. */
type BuildState = {
  fingerprint: string;
  origin: string;
};

/** Hash of all inputs of a build except content and the choice of regions: the same scripts serve any of them. */
const hashSources = (env: NodeJS.ProcessEnv): string => buildHash(buildSettings(env));

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

/** Sources that determine the file names of Open Graph images, which Gatsby's cached query results contain. */
const namingSources = ['gatsby/og-images', 'gatsby/resolvers/pageSeo.ts'];

/**
 * Identifies the space and the content model. Gatsby's cache keeps unchanged entries whatever space they come from, so the
 * cache is cleared when this changes.
 */
const originOf = ({ env }: SpaceConnection, contentVersion: string): string =>
  [
    env.CONTENTFUL_HOST,
    env.CONTENTFUL_SPACE_ID,
    env.CONTENTFUL_ENVIRONMENT,
    modelVersion(contentVersion),
    buildHash([], ['contentful/model', ...namingSources]),
  ].join(' ');

/** Expensive and safe to keep after an interrupted build: named by content hash, or in crash-safe stores. */
const keptOfCache = new Set(['image-data', 'webpack', 'caches', 'caches-lmdb']);
const keptOfSite = new Set(['static']);

const emptyBut = async (folder: string, kept: ReadonlySet<string>): Promise<void> => {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    if (!kept.has(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
};

/** Whether a plain `gatsby build` was interrupted. */
const isLeftByGatsby = (): boolean => readBuildState()?.isFinished === false;

/**
 * Clears the cache after an interrupted build. Gatsby stores changed entries and pending queries separately; interrupted
 * between the two, it would never update a page.
 */
const clearUnfinished = async (): Promise<void> => {
  const isUnfinished = (await readState())?.fingerprint === unfinished || isLeftByGatsby();
  if (!isUnfinished) return;
  say('the last build was interrupted: keeping only the images of the cache');
  await clearCache();
};

const clearCache = async (): Promise<void> => {
  await emptyBut('.cache', keptOfCache);
  await emptyBut(siteFolder, keptOfSite);
};

/**
 * Clears Gatsby's cache and the built site if they come from another space or content model.
 *
 * @returns the current origin and content version.
 */
export const clearForeignCache = async (
  connection: SpaceConnection,
): Promise<{ origin: string; contentVersion: string }> => {
  const contentVersion = await connection.readContentVersion();
  const origin = originOf(connection, contentVersion);
  const state = await readState();
  if (existsSync('.cache') && state?.origin !== origin) {
    say('the space or the content model has changed: clearing the cache');
    await rm('.cache', { recursive: true, force: true });
    await rm(siteFolder, { recursive: true, force: true });
  } else if (await isTokenRefused(connection.env)) {
    say(`${foreignEnvironment}: keeping only the images of the cache`);
    await clearCache();
  }
  return { origin, contentVersion };
};

/** Forces the next `npm run build` to build: `gatsby develop` writes into public/ too. */
export const noteDevelop = (origin: string): Promise<void> =>
  writeState({ origin, fingerprint: 'develop' });

/** Emits the content report as events: the number of pages, and each entry without a page with the reason. */
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
 * Loads the file metadata of the last build into the system's cache while Gatsby sources entries. On a server that has been
 * idle for hours it is cold, and Gatsby would wait for the disk at each folder.
 */
const readAhead = (folder: string): void => {
  try {
    for (const file of listFilesSync(folder)) fingerprintOf(join(folder, file));
  } catch {
    // The folder does not exist yet, or Gatsby removes files concurrently.
  }
};

type Prewarm = {
  /** Called when everything is loaded that does not depend on entries. */
  onReady: () => void;
  /** Resolves when sourcing may start. */
  untilStart: Promise<void>;
};

export type BuildOptions = {
  /** Skips the build if content, sources and settings have not changed. */
  isOnlyIfChanged?: boolean;
  prewarm?: Prewarm;
  /** Called with build events; human-readable lines go to standard error. */
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

/**
 * Waits until a prewarmed build may start, and reads the version of the content. Stops the build and returns undefined if
 * sources, the content model or the environment have changed.
 *
 * @param loaded the times of the sources and the version of the content before Gatsby loaded.
 */
const awaitPrewarmedStart = async (
  { env, check, readContentVersion }: SpaceConnection,
  { onReady, untilStart }: Prewarm,
  held: GatsbyProcess,
  loaded: { times: string; version: string },
): Promise<string | undefined> => {
  // An early start is passed on, so that the process ends its preparations.
  void held.ready.then(onReady);
  await Promise.race([untilStart, held.ended]);
  // The requests are under way while the files are looked at.
  const requests = Promise.all([readContentVersion(), isTokenRefused(env), check()]);
  const isEdited = sourceTimes() !== loaded.times;
  const [version, isRefused] = await requests;
  const isOther = modelVersion(version) !== modelVersion(loaded.version);
  if (!isEdited && !isRefused && !isOther) return version;
  await held.stop();
  return undefined;
};

/**
 * Builds the site. With `prewarm`, Gatsby loads at once and sources entries later; a prewarmed process is discarded if
 * sources, the content model or the environment behind an alias have changed by then.
 */
export const buildSite = async (
  connection: SpaceConnection,
  { isOnlyIfChanged, prewarm, onEvent }: BuildOptions,
): Promise<void> => {
  const { env } = connection;
  // Before Gatsby loads, because a SettingsError thrown inside Gatsby loses its structure.
  readSettings(env);
  const { origin, contentVersion } = await clearForeignCache(connection);
  const buildHashOf = (version: string): string =>
    buildHash([origin, version, env.SITE_REGIONS ?? '', ...buildSettings(env)]);
  const state = await readState();
  if (isOnlyIfChanged && existsSync(join(siteFolder, 'index.html'))) {
    if (state?.fingerprint === buildHashOf(contentVersion) && !isLeftByGatsby()) {
      say('nothing has changed since the last build');
      if (onEvent) await emitReport(onEvent);
      return logContentReport({ info: say, warn });
    }
  }

  await clearUnfinished();
  const loaded = { times: sourceTimes(), version: contentVersion };
  const gatsby = startBuild(env, hashSources(env), {
    isHeld: prewarm !== undefined,
    onLog: onEvent && readGatsbyLog({ onEvent, onText: (line) => console.error(line) }),
  });
  // Read before sourcing: a later publication may be in this build already, and the next build then finds no change.
  const version = prewarm
    ? await awaitPrewarmedStart(connection, prewarm, gatsby, loaded)
    : contentVersion;
  if (version === undefined) {
    say('sources, the content model or the environment have changed: reloading');
    return buildSite(connection, { onEvent });
  }
  await writeState({ origin, fingerprint: unfinished });
  gatsby.start();
  // While Gatsby builds, since both take time.
  readAhead(siteFolder);
  const fingerprint = buildHashOf(version);
  await gatsby.ended;
  await writeState({ origin, fingerprint });
  if (onEvent) await emitReport(onEvent);
};
