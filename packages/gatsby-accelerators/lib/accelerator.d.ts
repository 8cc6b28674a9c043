export type Patch = {
  /** The importing file, such as `gatsby/dist/commands/build.js`; other files get the original module. */
  file: string;
  /** Module specifier in the file's `require` call. */
  request: string;
  /** Replacements of exported functions by name; each receives the original function and the module. */
  replace: Record<string, (original: any, loaded: any) => (...args: any[]) => any>;
  /** Other exported functions that the replacements call; checked like those in `replace`. */
  calls?: string[];
};

/** An optional patch of Gatsby or a plugin that makes builds faster without changing their output. */
export type Accelerator = {
  name: string;
  /** Measured gain, for the README. */
  gain: string;
  package: string;
  /** Tested versions, such as `5.16.x`. */
  versions: string;
  /** @param options options of the accelerator in GATSBY_ACCELERATORS */
  patches: (options: any) => Patch[];
};
