import { createHash } from 'node:crypto';
import type { CreateWebpackConfigArgs } from 'gatsby';

type Compilation = { hash?: string; getAssets: () => readonly { name: string }[] };
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, then: (of: Compilation) => void) => void } };
};

const hashOf = (names: readonly string[]): string =>
  createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 10);

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
 * Sets the compilation hash to a hash of the file names, which contain content hashes. Webpack's own hash depends on its
 * cache, and every page contains it: a second build of the same sources would rewrite every page, and open browsers would
 * treat it as another build.
 */
export const nameBuildByContent = ({ stage, actions }: CreateWebpackConfigArgs): void => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [plugin] });
};
