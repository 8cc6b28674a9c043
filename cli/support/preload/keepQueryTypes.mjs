// Loaded into Gatsby's processes before anything else. Gatsby takes seconds to write the types of all queries; where
// KEEP_QUERY_TYPES says that neither queries nor the schema have changed, it would write the same again.
// Not by its setting: settings are data of the site, and pages that read any would be made again when it changes.
import { replaceModuleIn } from './replaceModule.mjs';

if (process.env.KEEP_QUERY_TYPES) {
  replaceModuleIn(
    'gatsby/dist/commands/build.js',
    '../utils/graphql-typegen/ts-codegen',
    (codegen) => ({ ...codegen, writeTypeScriptTypes: () => Promise.resolve() }),
  );
}
