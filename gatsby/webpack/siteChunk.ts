type Module = { type: string };
type Chunk = { name: string | null | undefined };
type ChunkGraph = { getModuleChunks: (module: Module) => readonly Chunk[] };

/** From this many templates and slices on, a module is part of the site rather than of a page. */
const mostPages = 20;

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
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean => {
    if (!module.type.startsWith('javascript/')) return false;
    const chunks = chunkGraph.getModuleChunks(module);
    return chunks.length >= mostPages || chunks.some(({ name }) => name?.startsWith('slice---'));
  },
} as const;
