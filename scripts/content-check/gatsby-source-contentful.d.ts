// The package brings no types for its parts; these are of what createNodes.ts calls.
declare module 'gatsby-source-contentful/normalize' {
  type Options = Readonly<Record<string, unknown>>;
  export const buildEntryList: (options: Options) => unknown[][];
  export const buildResolvableSet: (options: Options) => Set<string>;
  export const buildForeignReferenceMap: (options: Options) => {
    backLinks: Readonly<Record<string, unknown>>;
  };
  export const createNodesForContentType: (options: Options) => Promise<unknown>;
  export const createAssetNodes: (options: Options) => Promise<unknown>;
}
