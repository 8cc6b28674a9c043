/** A problem that blocks the release, or a warning. */
export type CheckProblem = {
  /** The check that reports it: `pages`, `links`, `page-count`, `content`, `build`, or one of the project's own. */
  check: string;
  /** Of a problem that the build reports: `content`, `settings`, `space`, `code` or `unknown`. */
  category?: string;
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
  /** The number of affected pages. */
  pageCount?: number;
};
