import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  currentRelease,
  publishingFiles,
  publishingFolder,
  releaseFiles,
  stagingName,
} from 'static-site-publisher/releases';
import type { Status } from 'static-site-publisher/status';
import { sendWebhook, type Webhook } from 'static-site-publisher/webhook';
import type { BuildProblem } from '~/gatsby/problems/buildProblem';
import type { ExternalLink } from '~/gatsby/content-report/externalLinks';
import { localSigningSecret, readPublishingSettings } from '~/publishing/readPublishingSettings';
import { fastBuild } from './fastBuildCommand';

export type Content = {
  value?: string;
  pages: { path: string; entryId: string; links?: string[]; text?: string }[];
  externalLinks?: readonly ExternalLink[];
  /** What the build reports before it fails. */
  errors?: readonly BuildProblem[];
  /** What it says beside the events that the publisher knows. */
  otherEvents?: readonly object[];
  /** What it prints before it fails without an error. */
  crash?: string;
  milliseconds?: number;
};

export const secret = localSigningSecret;
export { fastBuild };
export const fastStandby = [...fastBuild, '--standby'];
export const settings = readPublishingSettings({
  PUBLISH_PORT: '0',
  PUBLISH_KEEP: '3',
  PUBLISH_TARGET: process.env.PUBLISH_TARGET,
  PUBLISH_TARGET_PATH_STYLE: '1',
  PUBLISH_QUEUE: process.env.PUBLISH_QUEUE,
  PUBLISH_BUILD_STATE: process.env.PUBLISH_BUILD_STATE,
});
/** Without the pauses that people need. */
export const impatience = { quiet: 20, maxWait: 50, maxWaitInBurst: 90_000 };

export const tenPages = Array.from({ length: 10 }, (_, index) => ({
  path: `/aa/en/page-${index}`,
  entryId: `entry-${index}`,
}));

export type TestSite = {
  folder: string;
  setContent: (content: Content) => void;
  /** How often the build has run. */
  builds: () => number;
  releases: string;
  /** A file of the release that visitors get. */
  readReleased: (file: string) => string;
  remove: () => void;
};

/** A folder that stands for the project: content, and whatever builds and the publisher leave there. */
export const makeTestSite = (folder = mkdtempSync(join(tmpdir(), 'publishing-'))): TestSite => {
  const { releases } = publishingFiles(join(folder, publishingFolder));
  return {
    folder,
    releases,
    setContent: (content) => writeFileSync(join(folder, 'content.json'), JSON.stringify(content)),
    builds: () => Number(readFileSync(join(folder, 'builds'), 'utf8')),
    readReleased: (file) => {
      const { site } = releaseFiles(releases, currentRelease(releases) ?? 'none');
      return readFileSync(join(site, file), 'utf8');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

let keys = 0;

/** Sends a webhook of a publication as Contentful would; its answer's status. */
export const publishEntry = (
  origin: string,
  id: string,
  more: Partial<Webhook> = {},
): Promise<number> =>
  sendWebhook({
    address: `${origin}/webhook`,
    secret,
    topic: 'ContentManagement.Entry.publish',
    key: `key-${process.pid}-${++keys}`,
    body: {
      sys: { type: 'Entry', id, environment: { sys: { id: 'master' } } },
      fields: { title: { en: `Title of ${id}` } },
    },
    ...more,
  });

export const readStatusOf = async (origin: string): Promise<Status> =>
  (await (await fetch(`${origin}/status.json`)).json()) as Status;

/** Waits until the publisher says what is wanted. */
export const waitForStatus = async (
  origin: string,
  isWanted: (status: Status) => boolean,
): Promise<Status> => {
  for (;;) {
    const status = await readStatusOf(origin);
    if (isWanted(status)) return status;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

export const isQuiet = ({ state, queueLength }: Status): boolean =>
  state === 'idle' && queueLength === 0;

/** Waits until the next release is begun as a copy of the one that visitors get, and nothing else is left over. */
export const waitForNext = async (releases: string): Promise<void> => {
  const manifestOf = (name: string): number | undefined =>
    statSync(releaseFiles(releases, name).manifest, { throwIfNoEntry: false })?.ino;
  for (;;) {
    const rest = readdirSync(releases).filter((name) => name.startsWith('.'));
    const current = currentRelease(releases);
    if (
      rest.join() === stagingName &&
      current !== undefined &&
      manifestOf(stagingName) === manifestOf(current)
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};
