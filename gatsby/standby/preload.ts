import type { NodePluginArgs } from 'gatsby';
import { parseQueries, resolveThemes } from 'gatsby/dist/query/query-compiler';
import { getExistingCachedNodes } from 'gatsby-source-contentful/backreferences';

type GatsbyState = {
  program: { directory: string };
  flattenedPlugins: readonly { resolve: string }[];
};

/** Lets gatsby-source-contentful read the nodes of the last build into memory; it looks later at what has changed since. */
export const preloadNodes = async (): Promise<void> => {
  await getExistingCachedNodes({ actions: { touchNode: () => undefined } });
};

/** Lets Gatsby read queries out of sources; what cannot be read is said when the build comes to them. */
export const preloadQueries = async ({ store }: Pick<NodePluginArgs, 'store'>): Promise<void> => {
  const { program, flattenedPlugins } = (store.getState as () => GatsbyState)();
  await parseQueries({
    base: program.directory,
    additional: resolveThemes(flattenedPlugins.map(({ resolve }) => ({ themeDir: resolve }))),
    addError: () => undefined,
  }).catch(() => undefined);
};
