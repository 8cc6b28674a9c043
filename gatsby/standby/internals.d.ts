// Not part of what these packages offer, but the same in the versions that are pinned.
declare module 'gatsby/dist/query/query-compiler' {
  export const resolveThemes: (themes: readonly { themeDir: string }[]) => string[];
  export const parseQueries: (options: {
    base: string;
    additional: readonly string[];
    addError: (...errors: readonly unknown[]) => void;
  }) => Promise<unknown>;
}
declare module 'gatsby-source-contentful/backreferences' {
  export const getExistingCachedNodes: (options: {
    actions: { touchNode: (node: unknown) => void };
  }) => Promise<unknown>;
}
