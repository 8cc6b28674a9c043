/** What a project adds to its config for dry runs: builds with drafts, which are compared with the live site and never released. */
export type DryRunConfig = {
  /**
   * Makes a copy of the project, where a build does not touch the project's own output. Returns its folder. Called before the first dry run,
   * and again after it has failed.
   */
  prepareFolder: (siteFolder: string) => string | Promise<string>;
  /** The environment variables with which the build command takes the drafts of these entries for published. */
  environment: (entryIds: readonly string[], siteFolder: string) => NodeJS.ProcessEnv;
};

/** `data`: its HTML stays, but not the data that client-side navigation loads. */
export type PageChange = 'changed' | 'added' | 'removed' | 'data';

/** A page that publishing would write or delete. */
export type ChangedPage = {
  path: string;
  /** The id of its site, such as `be/fr`. */
  site?: string;
  change: PageChange;
  /** Why: paths in the data of the page, such as `contentfulPage.title`; at most `maxReasons`. */
  reasons: readonly string[];
};

export type DryRunResult = {
  pages: readonly ChangedPage[];
  /** Other files, such as feeds, sitemaps and search indexes. */
  files: readonly string[];
};

export type DryRunState = 'waiting' | 'building' | 'comparing' | 'done' | 'failed';

/** A request of an editor to see what publishing entries would change. */
export type DryRun = {
  /** Unguessable, because whoever knows it can see the drafts. */
  key: string;
  entryIds: readonly string[];
  state: DryRunState;
  askedAt: number;
  /** What the build does. */
  doing?: string;
  error?: string;
  /** Whether `error` is of the content, so that publishing it would fail as well. */
  isContentError?: boolean;
  result?: DryRunResult;
};
