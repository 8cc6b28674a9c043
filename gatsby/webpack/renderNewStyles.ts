import { existsSync, readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';

type Stats = { assetsByChunkName: Record<string, readonly string[]> };

/** Written by the compilation of browser code, which Gatsby runs before that of the HTML renderer. */
const statsFile = 'public/webpack.stats.json';

const styleSheets = (): string[] => {
  if (!existsSync(statsFile)) return [];
  const { assetsByChunkName } = JSON.parse(readFileSync(statsFile, 'utf8')) as Stats;
  return Object.values(assetsByChunkName)
    .flat()
    .filter((name) => name.endsWith('.css'))
    .sort();
};

/**
 * Salts the hashes of the HTML renderer's chunks with the names of the style sheets, which contain content hashes. Gatsby
 * inlines styles into pages, but renders pages again only if a hash of the renderer has changed: after a change of
 * styles alone, all pages would keep the old ones.
 */
export const renderNewStyles = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  const styles = stage === 'build-html' ? styleSheets() : [];
  if (styles.length === 0) return;
  const config = (getConfig as () => { output: object })();
  // `setWebpackConfig` ignores `output`.
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, hashSalt: styles.join() },
  });
};
