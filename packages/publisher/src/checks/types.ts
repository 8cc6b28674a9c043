import type { BuildProgress } from '../build/types';
import type { PublisherSettings } from '../readSettings';
import type { PageMetadata } from './pageMetadata';

/** A fault that keeps a release back, or a warning that does not. */
export type CheckProblem = {
  /** Which check has found it: `pages`, `links`, `page-count`, `content`, `build`, or one of the project's own. */
  check: string;
  /** One sentence: what is wrong, where, and how to fix it. */
  message: string;
  /** The entry to change. */
  entryId?: string;
  /** Or the asset. */
  assetId?: string;
  entryName?: string;
  /** The id of the field of the entry. */
  field?: string;
  /** The environment variable to change. */
  variable?: string;
  /** The source file to change. */
  file?: string;
  /** How many pages show it. */
  pageCount?: number;
};

/** A page that the build was to write. */
export type SitePage = {
  /** As in links: `/about`, served from `about/index.html`, or `/about.html`. */
  path: string;
  /** The entry that it is made of, for whoever has to fix it. */
  entry?: { id: string; name: string };
};

/** What a check looks at: a site that was built and is not released yet. */
export type BuiltSite = {
  /** The folder of the project. */
  siteFolder: string;
  /** The built site. */
  publicFolder: string;
  pages: readonly SitePage[];
  /** The links and anchors of each page that was written, by its path. */
  metadata: ReadonlyMap<string, PageMetadata>;
  /** The paths of the pages that were not written. */
  missing: readonly string[];
  /** The page count of the release that visitors get; undefined before the first. */
  pagesBefore: number | undefined;
  /** The page count that somebody has confirmed though it fell. */
  confirmedPageCount: number | undefined;
  settings: PublisherSettings;
  /** The command that confirms a page count. */
  confirmCommand: string;
  /** Where checks may keep files from one build to the next. */
  memoryFolder: string;
  /** Shows on the status page what a check that takes long is doing. */
  onProgress: (progress: BuildProgress) => void;
};

export type CheckOutcome = {
  /** Each keeps the release back; the first is the headline. */
  problems?: readonly CheckProblem[];
  /** Shown to editors; the site is released all the same. */
  warnings?: readonly CheckProblem[];
};

/** Looks at a built site before its release. It runs after every build; a check that throws fails the build. */
export type Check = (site: BuiltSite) => CheckOutcome | Promise<CheckOutcome>;

export type CheckResult = {
  /** Empty: the build may be released. */
  problems: readonly CheckProblem[];
  /** What editors may want to fix; the site is released all the same. */
  warnings: readonly CheckProblem[];
  pageCount: number;
};
