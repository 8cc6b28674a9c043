// The plugin ships no types; this is the part that renderPicture.ts calls.
declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  export function generateImageData(options: {
    file: Pick<Node, 'internal'> & { absolutePath: string; extension: string; name: string };
    args: Record<string, unknown>;
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
