// Loaded into Gatsby's processes before anything else. Parcel, which compiles gatsby-node.ts, looks before and after for
// what has changed in all the folder of the project: 120,000 files of packages, and as many of pictures, releases and
// whatever benchmarks have installed. Of these it compiles none.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replaceModule } from './replaceModule.mjs';

// Gatsby empties .cache/compiled before; Parcel writes there again only what it sees is gone.
const cached = existsSync('.cache')
  ? readdirSync('.cache').filter((name) => name !== 'compiled')
  : [];
const ignored = [
  ...['node_modules', 'public', '.space', '.hosting', '.publishing', '.preview'],
  ...['bench', 'tests', 'test-results', 'docs'],
  ...cached.map((name) => join('.cache', name)),
].map((path) => resolve(path));

const narrow = (watcher) => {
  const narrowed =
    (ask) =>
    (folder, snapshot, options = {}) =>
      ask(folder, snapshot, { ...options, ignore: [...(options.ignore ?? []), ...ignored] });
  return {
    ...watcher,
    getEventsSince: narrowed(watcher.getEventsSince),
    writeSnapshot: narrowed(watcher.writeSnapshot),
  };
};

replaceModule((request) => request === '@parcel/watcher', narrow);
