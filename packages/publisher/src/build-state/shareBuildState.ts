import { setMaxListeners } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BuildError, type BuildStep } from '../build/types';
import { soleTerm } from '../lease/soleTerm';
import type { ObjectStore } from '../targets/types';
import { captureState, type HashMemory } from './captureState';
import { identityOf, whyNone, type Identity } from './identity';
import { localFolderOf, readLocalState, writeLocalState } from './localState';
import { downloadState, placeState, removeState } from './restoreState';
import { openStateStore } from './stateStore';
import type { BuildStateConfig } from './types';

export type ShareOptions = {
  config: BuildStateConfig;
  siteFolder: string;
  /** Of the setting `PUBLISH_BUILD_STATE`. */
  store: ObjectStore;
  /** Whether builds are prewarmed: a state is stored once the next build waits. */
  isPrewarmed: boolean;
  log: (line: string) => void;
  /** Milliseconds between two states that are stored. */
  every?: number;
};

/** Milliseconds for the list of states; a store that does not answer delays no build for longer. */
const listPatience = 10_000;
/** Milliseconds for the download. */
const downloadPatience = 300_000;
/** Milliseconds that the next build may take to load before a state is stored without waiting for it. */
const prewarmPatience = 60_000;
const pollEvery = 250;

/** Each request that is on its way listens. */
const signalOf = (...signals: AbortSignal[]): AbortSignal => {
  const signal = AbortSignal.any(signals);
  setMaxListeners(0, signal);
  return signal;
};
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Adds to a build step that its state is shared by an object store. A publisher restores the state of the last build before it
 * builds in a folder without a complete one of its own; after a successful build it stores what has changed, in the background,
 * while no build runs. Both may fail: the build then begins from what is there.
 */
export const shareBuildState = (build: BuildStep, options: ShareOptions): BuildStep => {
  const { config, siteFolder, isPrewarmed, log, every = 30_000 } = options;
  const { paths, excluded } = config;
  const folder = localFolderOf(siteFolder);
  mkdirSync(folder, { recursive: true });
  const store = openStateStore(options.store, folder);
  const memory: HashMemory = new Map();
  const closing = new AbortController();
  let term = soleTerm;
  let builds = 0;
  let isBuilding = false;
  let mayRestore = true;
  let restoring: Promise<void> | undefined;
  let isDue = false;
  /** The key of the state that was restored, until a build from it has succeeded. */
  let unproven: string | undefined;
  /** States from which a build has failed. */
  const rejected = new Set<string>();

  const restore = async (identity: Identity, signal: AbortSignal): Promise<void> => {
    const limit = (milliseconds: number): AbortSignal =>
      signalOf(signal, AbortSignal.timeout(milliseconds));
    const states = await store.list(limit(listPatience));
    const state = states.findLast(
      (one) => one.identity === identity.id && !rejected.has(one.manifest),
    );
    if (state === undefined) {
      const reason = whyNone(states, identity);
      return log(`build state: there is none for these sources, building without it: ${reason}`);
    }
    const began = Date.now();
    const downloading = limit(downloadPatience);
    const manifest = await store.readManifest(state.manifest, downloading);
    const into = join(folder, 'restore');
    await downloadState({ store, manifest, paths, into, signal: downloading });
    // One that waits has the present state open.
    await build.close?.();
    await writeLocalState(siteFolder, { identity: identity.id, step: 'restoring' });
    await placeState(siteFolder, paths, into);
    await writeLocalState(siteFolder, { identity: identity.id, step: 'complete' });
    unproven = state.manifest;
    log(
      `build state: restored ${manifest.files.length} files of ${new Date(state.at).toISOString()} in ${Date.now() - began} ms`,
    );
  };

  /** Restores the state of the last build, once, unless the folder has a complete one of the same sources. */
  const restoreOnce = async (signal: AbortSignal): Promise<void> => {
    if (!mayRestore) return;
    mayRestore = false;
    const identity = await identityOf(config, siteFolder);
    const local = readLocalState(siteFolder);
    if (local?.step === 'complete' && local.identity === identity.id) return;
    try {
      await restore(identity, signal);
    } catch (error) {
      if (signal.aborted) {
        mayRestore = true;
        return;
      }
      store.distrust();
      log(`build state: cannot be restored, building without it: ${reasonOf(error)}`);
    }
    // Parts of it may lie beside parts of what was there.
    if (readLocalState(siteFolder)?.step === 'restoring') await removeState(siteFolder, paths);
  };
  const ensureRestored = (signal: AbortSignal): Promise<void> =>
    (restoring ??= restoreOnce(signal).finally(() => (restoring = undefined)));

  /** Waits until the next build is loaded, which writes into the state. */
  const untilLoaded = async (): Promise<void> => {
    const patience = Date.now() + prewarmPatience;
    while (isPrewarmed && !build.isPrepared?.() && Date.now() < patience) {
      await wait(pollEvery, undefined, { signal: closing.signal });
    }
  };

  const storeState = async (signal: AbortSignal): Promise<boolean> => {
    const began = Date.now();
    const number = builds;
    const identity = await identityOf(config, siteFolder);
    const local = readLocalState(siteFolder);
    if (local?.step !== 'complete' || local.identity !== identity.id) return true;
    const stored = await store.storedBlocks(term.token, signal);
    const spool = join(folder, 'spool');
    const state = await captureState({
      ...{ siteFolder, paths, excluded, memory, spool },
      isStored: (hash) => stored.has(hash),
      isQuiet: () => !isBuilding && builds === number && !signal.aborted,
    });
    if (state === undefined) return false;
    const { blocks, uploaded, bytes, removed } = await store.save(state, {
      ...{ identity, term, spool, signal },
    });
    log(
      `build state: stored, ${uploaded} of ${blocks} blocks of ${bytes} bytes uploaded, ${removed} objects deleted, in ${Date.now() - began} ms`,
    );
    return true;
  };

  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      if (!isDue || isBuilding) {
        await wait(pollEvery, undefined, { signal: closing.signal });
        continue;
      }
      await untilLoaded();
      isDue = false;
      const signal = signalOf(closing.signal, term.signal);
      try {
        isDue = !(await storeState(signal));
      } catch (error) {
        if (!signal.aborted) log(`build state: not stored: ${reasonOf(error)}`);
        // The next build tries again.
      }
      await wait(isDue ? pollEvery : every, undefined, { signal: closing.signal });
    }
  };
  const following = follow().catch((error: unknown) => {
    if (!closing.signal.aborted) log(`build state: ${reasonOf(error)}`);
  });

  return {
    lead: (next) => {
      term = next;
      mayRestore = true;
      build.lead?.(next);
    },
    prepare: async () => {
      if (isBuilding) return;
      await ensureRestored(signalOf(closing.signal, term.signal));
      if (!isBuilding) await build.prepare?.();
    },
    isPrepared: () => build.isPrepared?.() ?? false,
    build: async (step) => {
      isBuilding = true;
      builds += 1;
      try {
        await ensureRestored(step.signal);
        const { id: identity } = await identityOf(config, siteFolder);
        await writeLocalState(siteFolder, { identity, step: 'building' });
        await build.build(step);
        await writeLocalState(siteFolder, { identity, step: 'complete' });
        unproven = undefined;
        isDue = true;
      } catch (error) {
        mayRestore = true;
        const isOfContent = error instanceof BuildError && error.kind === 'content';
        if (unproven !== undefined && !isOfContent && !step.signal.aborted) {
          log('build state: the first build from it failed; the next one begins without it');
          rejected.add(unproven);
          await removeState(siteFolder, paths);
        }
        unproven = undefined;
        throw error;
      } finally {
        isBuilding = false;
      }
    },
    close: async () => {
      closing.abort();
      await following;
      await build.close?.();
      options.store.close();
    },
  };
};
