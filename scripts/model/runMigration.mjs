// Runs contentful-migration in a process of its own: it writes to the terminal, and Node reads NODE_EXTRA_CA_CERTS at its start.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { runMigration } = require('contentful-migration');
await runMigration(JSON.parse(process.env.MODEL_MIGRATION ?? '{}'));
