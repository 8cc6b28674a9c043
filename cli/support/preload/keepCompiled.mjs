// Loaded into Gatsby's processes before anything else. Gatsby has Parcel compile gatsby-config.ts and gatsby-node.ts in every
// build, which takes more than a second though nothing has changed. Here what is compiled stays as it is where it is what the
// last build left (`gatsby develop` compiles to the same place), of the same sources by their hash BUILD_SOURCES.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { filesIn, hashOf } from './hashFiles.mjs';
import { replaceModuleIn } from './replaceModule.mjs';

const noteFile = '.cache/kept-compiled';

const currentHash = () =>
  hashOf(
    process.env.BUILD_SOURCES,
    process.version,
    ...filesIn('.cache/compiled').flatMap((file) => [file, readFileSync(file)]),
  );

if (process.env.BUILD_SOURCES) {
  replaceModuleIn(
    'gatsby/dist/services/initialize.js',
    '../utils/parcel/compile-gatsby-files',
    ({ compileGatsbyFiles, ...others }) => ({
      ...others,
      compileGatsbyFiles: async (...args) => {
        if (existsSync(noteFile) && readFileSync(noteFile, 'utf8') === currentHash()) return;
        await compileGatsbyFiles(...args);
        writeFileSync(noteFile, currentHash());
      },
    }),
  );
}
