import { createHash } from 'node:crypto';
import type { CreateWebpackConfigArgs } from 'gatsby';

type Compilation = { hash?: string; getAssets: () => readonly { name: string }[] };
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, then: (of: Compilation) => void) => void } };
};

const hashOf = (names: readonly string[]): string =>
  createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 20);

const plugin = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('nameBuildByContent', (compilation) => {
      compilation.hash = hashOf(
        compilation
          .getAssets()
          .map(({ name }) => name)
          .sort(),
      );
    }),
};

/**
 * Gives a compilation the hash of the names of its files, which hold hashes of their content. Webpack's own hash depends on
 * what was in its cache: every page names it, so a second build of the same sources would write every page again, and open
 * browsers would take it for another build.
 */
export const nameBuildByContent = ({ stage, actions }: CreateWebpackConfigArgs): void => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [plugin] });
};
