/** What structured data of any page say of the website as a whole. */
export type SiteFacts = {
  /** The full address of a path. */
  absolute: (path: string) => string;
  /** The language of the page. */
  localCode: string;
};
