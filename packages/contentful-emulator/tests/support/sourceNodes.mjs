// Runs sourceNodes of gatsby-source-contentful with a mock of Gatsby's API: once at start, and again for each line on
// stdin. Prints the result of each run as one line of JSON. Runs in a child process, because Node reads
// NODE_EXTRA_CA_CERTS only at start, and in a temporary working directory, because Gatsby opens a data store there.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);
const { fetchContentTypes } = require('gatsby-source-contentful/fetch');
const { createPluginConfig } = require('gatsby-source-contentful/plugin-options');
const { sourceNodes } = require('gatsby-source-contentful/source-nodes');

const options = {
  ...JSON.parse(process.argv[2]),
  environment: 'master',
  useNameForId: false,
  enableTags: true,
};
const nodes = new Map();
const cached = new Map();
const status = {};
const quiet = () => undefined;
const reporter = {
  info: quiet,
  verbose: quiet,
  warn: (text) => warnings.push(text),
  panic: ({ context }) => {
    // In Gatsby panic ends the process, so only the first message counts.
    panic ??= context.sourceMessage;
    throw new Error(context.sourceMessage);
  },
  activityTimer: () => ({ start: quiet, end: quiet }),
  createProgress: () => ({ start: quiet, tick: quiet, done: quiet }),
};
let panic;
let warnings = [];
let created = [];
let deleted = [];

const run = async () => {
  [warnings, created, deleted] = [[], [], []];
  const pluginConfig = createPluginConfig(options);
  cached.set(
    'contentful-content-types-smallspace-master',
    await fetchContentTypes({ pluginConfig, reporter }),
  );
  await sourceNodes(
    {
      actions: {
        createNode: (node) => {
          node.internal.owner = 'gatsby-source-contentful';
          nodes.set(node.id, node);
          created.push(node.id);
        },
        deleteNode: (node) => {
          nodes.delete(node.id);
          deleted.push(node.id);
        },
        touchNode: quiet,
        enableStatefulSourceNodes: quiet,
        setPluginStatus: (update) => Object.assign(status, update),
      },
      cache: {
        get: async (key) => cached.get(key),
        set: async (key, value) => cached.set(key, value),
      },
      getNode: (id) => nodes.get(id),
      createNodeId: (name) => name,
      store: { getState: () => ({ status: { plugins: { 'gatsby-source-contentful': status } } }) },
      reporter,
    },
    options,
  );
};
const report = async () => {
  const error = await run().then(
    () => undefined,
    ({ message }) => panic ?? message,
  );
  const result = { error, warnings, created, deleted, nodes: Object.fromEntries(nodes) };
  // Not console.log, because Gatsby's reporter wraps its output at 80 columns.
  process.stdout.write(`${JSON.stringify(result)}\n`);
};

const lines = createInterface({ input: process.stdin });
await report();
for await (const line of lines) if (line) await report();
process.exit(0);
