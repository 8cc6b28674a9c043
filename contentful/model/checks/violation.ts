/** One fault of a space's content. The message says what to do about it. */
export type Violation = {
  entryId: string;
  /** What editors see in their list, else the id. */
  entryName: string;
  /** The id of the content type; `Asset` for assets, empty for the file itself. */
  contentType: string;
  field?: string;
  locale?: string;
  message: string;
};

/** `errors` keep content from being shown as it should; `warnings` are worth an editor's look. */
export type CheckResult = { errors: Violation[]; warnings: Violation[] };
