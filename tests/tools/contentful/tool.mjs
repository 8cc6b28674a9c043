// Runs one of Contentful's tools through its library, the options as JSON. A process of its own, because
// NODE_EXTRA_CA_CERTS is read only when Node starts.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const [name, options] = process.argv.slice(2);
const tool = require(name);
const run = tool.runMigration ?? tool.default ?? tool;
await run(JSON.parse(options));
