import type { CheckProblem } from '../build/checkProblem';
import type { BuildProgress } from '../build/types';
import type { PublisherSettings } from '../readSettings';
import type { PageMetadata } from './pageMetadata';

/** A page that the build is expected to write. */
export type SitePage = {
  /** As in links: `/about`, served from `about/index.html`, or `/about.html`. */
  path: string;
  /** The entry of the page, named in problems. */
  entry?: { id: string; name: string };
};

/** The input of a check: a built site before its release. */
export type BuiltSite = {
  /** The folder of the project. */
  siteFolder: string;
  /** The built site. */
  publicFolder: string;
  pages: readonly SitePage[];
  /** The links and ids of each written page, by path. */
  metadata: ReadonlyMap<string, PageMetadata>;
  /** The paths of the pages that were not written. */
  missing: readonly string[];
  /** The page count of the current release; undefined before the first. */
  pagesBefore: number | undefined;
  /** The lower page count that the `confirm` command has accepted. */
  confirmedPageCount: number | undefined;
  settings: PublisherSettings;
  /** The command that confirms a page count. */
  confirmCommand: string;
  /** The folder for files that checks keep between builds. */
  stateFolder: string;
  /** Reports the progress of a slow check to the status page. */
  onProgress: (progress: BuildProgress) => void;
};

export type CheckOutcome = {
  /** Each blocks the release; the first is the headline. */
  problems?: readonly CheckProblem[];
  /** Shown to editors; they do not block the release. */
  warnings?: readonly CheckProblem[];
};

/** Checks a built site before its release. Runs after every build; an exception fails the build. */
export type Check = (site: BuiltSite) => CheckOutcome | Promise<CheckOutcome>;

export type CheckResult = {
  /** If empty, the build is released. */
  problems: readonly CheckProblem[];
  /** Shown to editors; they do not block the release. */
  warnings: readonly CheckProblem[];
  pageCount: number;
};
