// Loaded into Gatsby's processes before anything else. Gatsby takes seconds to read queries out of sources; where BUILD_SOURCES,
// a hash of all sources, is what it was in the last build, they are those of then. (With another content model there is no cache
// of a last build.)
// What Gatsby notes of templates besides (getServerData, config, Head) is not kept: this website uses none of it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { replaceModule } from './replaceModule.mjs';

const require = createRequire(import.meta.url);
const noteFile = '.cache/kept-queries';
/** Queries are named by the whole paths of their files. */
const key = `${process.env.BUILD_SOURCES} ${process.cwd()}`;

const readNote = () => {
  if (!existsSync(noteFile)) return undefined;
  const note = deserialize(readFileSync(noteFile));
  return note.key === key ? note : undefined;
};

let kept;
/** What was noted of the last build, where it still holds. This build may note its own meanwhile. */
const keptNote = () => {
  kept ??= { note: readNote() };
  return kept.note;
};

const keepQueries = ({ default: compile, parseQueries, ...others }) => ({
  ...others,
  parseQueries: (...args) => (keptNote() ? Promise.resolve([]) : parseQueries(...args)),
  default: async (...args) => {
    const { store } = require('gatsby/dist/redux');
    const note = keptNote();
    if (note) {
      store.dispatch({ type: 'SET_COMPONENTS_USING_PAGE_SLICES', payload: note.slices });
      return note.queries;
    }
    const queries = await compile(...args);
    const slices = store.getState().componentsUsingSlices;
    writeFileSync(noteFile, serialize({ key, queries, slices }));
    return queries;
  },
});

if (process.env.BUILD_SOURCES) {
  const watcher = join('node_modules', 'gatsby/dist/query/query-watcher.js');
  replaceModule(
    (request, file) =>
      request === 'gatsby/dist/query/query-compiler' ||
      (request === './query-compiler' && file.endsWith(watcher)),
    keepQueries,
  );
}
