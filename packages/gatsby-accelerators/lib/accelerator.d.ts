export type Patch = {
  /** The file whose `require` is patched, such as `gatsby/dist/commands/build.js`; other files get the module as it is. */
  file: string;
  /** The module as the file names it. */
  request: string;
  /** Replacements of functions of the module by name; each gets the original and the module. */
  replace: Record<string, (original: any, loaded: any) => (...args: any[]) => any>;
  /** Further functions of the module that the replacements call. */
  calls?: string[];
};

/** Makes Gatsby faster by patching a part of it; a build without it writes the same site. */
export type Accelerator = {
  name: string;
  /** What it buys, with a figure. */
  gain: string;
  package: string;
  /** The versions it is tested with, such as `5.16.x`. */
  versions: string;
  /** @param options those of the accelerator in GATSBY_ACCELERATORS */
  patches: (options: any) => Patch[];
};
