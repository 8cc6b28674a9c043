import type { NodePluginArgs } from 'gatsby';
import { parseQueries, resolveThemes } from 'gatsby/dist/query/query-compiler';
import { getExistingCachedNodes } from 'gatsby-source-contentful/backreferences';

type GatsbyState = {
  program: { directory: string };
  flattenedPlugins: readonly { resolve: string }[];
};

/**
 * Lets Gatsby and gatsby-source-contentful read what they keep in memory for the rest of a build: queries out of sources,
 * and the nodes of the last build. Both look again at what has changed since.
 */
export const preload = async ({ store }: Pick<NodePluginArgs, 'store'>): Promise<void> => {
  const { program, flattenedPlugins } = (store.getState as () => GatsbyState)();
  await parseQueries({
    base: program.directory,
    additional: resolveThemes(flattenedPlugins.map(({ resolve }) => ({ themeDir: resolve }))),
    // They are said when the build comes to them.
    addError: () => undefined,
  });
  await getExistingCachedNodes({ actions: { touchNode: () => undefined } });
};
