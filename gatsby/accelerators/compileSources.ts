import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { replacement, type Accelerator } from './accelerator';

type Compiler = { compileGatsbyFiles: (folder: string) => Promise<void> };
type Reporter = { panic: (text: string) => void };

/** The files that Gatsby compiles: of the site, and of the plugins in its folder. */
const entryPoints = (folder: string): string[] => {
  const plugins = join(folder, 'plugins');
  const folders = existsSync(plugins)
    ? readdirSync(plugins).map((name) => join(plugins, name))
    : [];
  return [folder, ...folders]
    .flatMap((one) => [join(one, 'gatsby-config.ts'), join(one, 'gatsby-node.ts')])
    .filter((file) => existsSync(file));
};

const compileGatsbyFiles = async (folder: string): Promise<void> => {
  // Only here, since workers load this file too; and synchronously, which leaves no process behind.
  const { buildSync, formatMessagesSync } = await import('esbuild');
  try {
    buildSync({
      entryPoints: entryPoints(folder),
      outdir: join(folder, '.cache/compiled'),
      outbase: folder,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'silent',
    });
  } catch (error) {
    const { errors = [{ text: String(error) }] } = error as { errors?: { text: string }[] };
    const messages = formatMessagesSync(errors, { kind: 'error' });
    const requireInSite = createRequire(join(folder, 'package.json'));
    (requireInSite('gatsby-cli/lib/reporter') as Reporter).panic(
      `gatsby-config.ts or gatsby-node.ts cannot be compiled.\n${messages.join('\n')}`,
    );
  }
};

/** Parcel does it in a process of its own that first looks at every file of the project. */
export const compileSources: Accelerator = {
  name: 'compile-sources',
  buys: '3.4 s of each build: esbuild compiles gatsby-config.ts and gatsby-node.ts in place of Parcel',
  package: 'gatsby',
  versions: '5.16.x',
  replacements: [
    replacement<Compiler>({
      file: 'gatsby/dist/services/initialize.js',
      request: '../utils/parcel/compile-gatsby-files',
      functions: ['compileGatsbyFiles'],
      replace: () => ({ compileGatsbyFiles }),
    }),
  ],
};
