// @ts-check
const { existsSync, readdirSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');

const compileGatsbyFiles = async (folder = process.cwd()) => {
  const plugins = join(folder, 'plugins');
  const names = existsSync(plugins) ? readdirSync(plugins) : [];
  const entryPoints = [folder, ...names.map((name) => join(plugins, name))]
    .flatMap((one) => [join(one, 'gatsby-config.ts'), join(one, 'gatsby-node.ts')])
    .filter((file) => existsSync(file));
  try {
    // Synchronously, because the asynchronous API leaves a child process running.
    require('esbuild').buildSync({
      entryPoints,
      outdir: join(folder, '.cache/compiled'),
      outbase: folder,
      bundle: true,
      packages: 'external',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
    });
  } catch (error) {
    // The message contains file and line.
    createRequire(join(folder, 'package.json'))('gatsby-cli/lib/reporter').panic(
      `gatsby-config.ts or gatsby-node.ts cannot be compiled.\n${error}`,
    );
  }
};

/** Compiles with esbuild instead of Parcel, which first scans all files in a child process. @type {import('./accelerator').Accelerator} */
const compileSources = {
  name: 'compile-sources',
  gain: '3.4 s of each build',
  package: 'gatsby',
  versions: '5.16.x',
  patches: () => [
    {
      file: 'gatsby/dist/services/initialize.js',
      request: '../utils/parcel/compile-gatsby-files',
      replace: { compileGatsbyFiles: () => compileGatsbyFiles },
    },
  ],
};

module.exports = { compileSources };
