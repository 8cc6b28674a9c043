type Module = { type: string; nameForCondition: () => string | null };
type ChunkGraph = { getNumberOfModuleChunks: (module: Module) => number };

/** From this many templates and slices on, a module is part of the site rather than of a page. */
const mostPages = 20;

const slice = /[\\/]src[\\/]layout[\\/](?:header|footer)[\\/]/;

/**
 * What nearly every page needs goes into the application's own chunk, with the header and the footer: it compresses better
 * in one piece than in seven, and is there before the page's data say which chunks they need. Gatsby's own rule leaves
 * modules of less than 20 kB in every template that uses them.
 */
export const siteChunk = {
  name: 'app',
  chunks: 'all',
  priority: 30,
  enforce: true,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
    module.type.startsWith('javascript/') &&
    (chunkGraph.getNumberOfModuleChunks(module) >= mostPages ||
      slice.test(module.nameForCondition() ?? '')),
} as const;
