import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { startSiteServer } from '../hosting/startSiteServer';
import { runCommand, say } from './support/output';
import { readPort } from './support/readPort';

const help = `npm run serve -- [options]

Serves the built site in public/ with the redirects and headers of production.

  --port N   the port (9000)
  --help     this text`;

runCommand(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  loadEnvironment();
  if (!existsSync('public/index.html'))
    throw new Error('There is no built site in public/. Run npm run build first.');
  const server = await startSiteServer({ folder: 'public', port: readPort(values.port) });
  say(`the site is at ${server.origin} (Ctrl+C ends it)`);
});
