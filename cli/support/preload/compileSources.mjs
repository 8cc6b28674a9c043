// Loaded into Gatsby's processes before anything else. Gatsby has Parcel compile gatsby-config.ts and gatsby-node.ts, and those of
// local plugins, in every build, in a process of its own that first looks at every file of the project; esbuild does it in a
// fiftieth of the time.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { replaceModuleIn } from './replaceModule.mjs';

/** The gatsby-node.ts of local plugins, from the folder of the site. */
const pluginFiles = (folder) =>
  existsSync(join(folder, 'plugins'))
    ? readdirSync(join(folder, 'plugins'))
        .map((name) => join('plugins', name, 'gatsby-node.ts'))
        .filter((file) => existsSync(join(folder, file)))
    : [];

const compileGatsbyFiles = async (folder) => {
  // Only here, since workers load this file too; and by a call that leaves no process behind.
  const { buildSync, formatMessagesSync } = await import('esbuild');
  try {
    buildSync({
      entryPoints: ['gatsby-config.ts', 'gatsby-node.ts', ...pluginFiles(folder)].map((name) =>
        join(folder, name),
      ),
      outbase: folder,
      outdir: join(folder, '.cache/compiled'),
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'silent',
    });
  } catch (error) {
    const messages = formatMessagesSync(error.errors ?? [{ text: String(error) }], {
      kind: 'error',
    });
    const reporter = createRequire(join(folder, 'package.json'))('gatsby-cli/lib/reporter').default;
    reporter.panic(
      `gatsby-config.ts or gatsby-node.ts cannot be compiled.\n${messages.join('\n')}`,
    );
  }
};

replaceModuleIn(
  'gatsby/dist/services/initialize.js',
  '../utils/parcel/compile-gatsby-files',
  (loaded) => ({ ...loaded, compileGatsbyFiles }),
);
