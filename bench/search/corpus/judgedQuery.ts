/** A query, what is asked of it, and the pages of which one should come first. */
export type JudgedQuery = {
  readonly class: string;
  readonly query: string;
  readonly expected: readonly string[];
};
