type Module = { type: string; nameForCondition: () => string | null };
type Chunk = { name: string | null | undefined };
type ChunkGraph = { getModuleChunks: (module: Module) => readonly Chunk[] };
type Context = { chunkGraph: ChunkGraph };

/** A module that at least this many templates and slices use belongs to the site, rather than to each of them. */
const fewestPages = 20;

/** Packages, and Gatsby's runtime, which Gatsby copies into `.cache`; they change when a version does. */
const librarySources = /[\\/](?:node_modules|\.cache)[\\/]/;

/** Gatsby generates these files for each site; they import the site's sources. */
const generatedSources =
  /[\\/]\.cache[\\/](?:_this_is_virtual_fs_path_|api-runner-browser-plugins)/;

const isOfSite = (module: Module, { chunkGraph }: Context): boolean => {
  if (!module.type.startsWith('javascript/')) return false;
  const chunks = chunkGraph.getModuleChunks(module);
  return (
    chunks.length >= fewestPages ||
    chunks.some(({ name }) => name === 'app' || name?.startsWith('slice---'))
  );
};

const isLibrary = (module: Module): boolean => {
  const file = module.nameForCondition() ?? '';
  return librarySources.test(file) && !generatedSources.test(file);
};

/**
 * Splits the code of every page into two chunks beside Gatsby's `framework` (React): libraries, which browsers cache
 * across releases, and the application with header, footer and shared modules. Gatsby's rule copies modules below 20 kB
 * into every template that uses them.
 */
export const siteChunks = {
  libraries: {
    name: 'libraries',
    chunks: 'all',
    priority: 35,
    enforce: true,
    test: (module: Module, context: Context): boolean =>
      isOfSite(module, context) && isLibrary(module),
  },
  app: { name: 'app', chunks: 'all', priority: 30, enforce: true, test: isOfSite },
  // Modules that few templates share are duplicated: one more request costs more than the bytes.
  shared: false,
} as const;
