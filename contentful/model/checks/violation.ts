/** A violation of the content model. The message says how to fix it. */
export type Violation = {
  entryId: string;
  /** The entry's display field, else its id. */
  entryName: string;
  /** The id of the content type; `Asset` for assets, empty for the file itself. */
  contentType: string;
  field?: string;
  locale?: string;
  message: string;
};

/** `errors` break the display of content; `warnings` do not. */
export type CheckResult = { errors: Violation[]; warnings: Violation[] };
