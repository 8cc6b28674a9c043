/** A change of what one file of a package gets when it requires a module; whoever else requires the module gets it as it is. */
export type Replacement = {
  /** The file that requires the module, such as `gatsby/dist/commands/build.js`. */
  file: string;
  /** How it names the module. */
  request: string;
  /** The functions of the module that are replaced or called. */
  functions: readonly string[];
  /** What is used in their place; the other exports stay. Undefined: the module is not loaded, and is empty. */
  replace?: (loaded: object) => object;
  /** Whether this process replaces it; asked when the module is required. */
  isMeant?: () => boolean;
};

/** Makes Gatsby faster by replacing a part of its inside; a build without it writes the same site. */
export type Accelerator = {
  name: string;
  /** What it buys, with a figure. */
  buys: string;
  /** The package that it changes, and the line of versions that it is for. */
  package: string;
  versions: `${number}.${number}.x`;
  /** Parts, checked together before any is replaced. */
  replacements: readonly Replacement[];
  /** What it does besides, once it is known to fit; only in Gatsby's own process, not in its workers. */
  start?: () => void;
};

/** A replacement whose functions are those of a known module. */
export const replacement = <Loaded extends object>({
  functions,
  replace,
  ...where
}: {
  file: string;
  request: string;
  functions: readonly (keyof Loaded & string)[];
  replace: (loaded: Loaded) => Partial<Loaded>;
  isMeant?: () => boolean;
}): Replacement => ({
  ...where,
  functions,
  replace: (loaded) => replace(loaded as Loaded),
});
