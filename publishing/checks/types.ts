/** A problem that blocks a release, or a warning that does not. */
export type CheckProblem = {
  check: 'pages' | 'links' | 'redirects' | 'page-count' | 'content' | 'build';
  /** One sentence: what is wrong, where, and how to correct it. */
  message: string;
  /** The entry to correct. */
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

export type CheckResult = {
  /** Empty: the build may be released. */
  problems: readonly CheckProblem[];
  /** Warnings for editors, which do not block the release. */
  remarks: readonly CheckProblem[];
  pageCount: number;
};
