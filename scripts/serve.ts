import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { releasedSite } from 'static-site-publisher/releases';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { readConnectors } from '../hosting/delivery/readConnectors';
import { defaultMissesFolder } from '../hosting/search-misses/missStore';
import { startSiteServer } from '../hosting/startSiteServer';
import { runCommand, say } from './support/output';
import { readPort } from './support/readPort';

const help = `npm run serve -- [options]

Serves the built site in public/ with the redirects and headers of production.

  --port N     the port (9000, or PORT)
  --host IP    the address to listen on (127.0.0.1, or HOST); 0.0.0.0 for all
  --released   serves the release that the publisher made last, instead of public/
  --help       this text`;

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      released: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  loadEnvironment();
  const connectors = readConnectors(process.env);
  const folder = values.released ? releasedSite : 'public';
  if (!existsSync(`${folder}/index.html`)) {
    const command = values.released ? 'npm run publisher' : 'npm run build';
    throw new Error(`There is no built site in ${folder}/. Run ${command} first.`);
  }
  const server = await startSiteServer({
    folder,
    port: readPort(values.port),
    host: values.host ?? (process.env.HOST || undefined),
    pathPrefix: process.env.PATH_PREFIX,
    connectors,
    receivesReports: process.env.CSP_REPORT_ENDPOINT?.startsWith('/'),
    missesFolder: process.env.SEARCH_MISS_ENDPOINT === 'off' ? undefined : defaultMissesFolder,
    metricsToken: process.env.METRICS_TOKEN || undefined,
    log: say,
  });
  say(`the site is at ${server.origin}${process.env.PATH_PREFIX ?? ''} (Ctrl+C ends it)`);
});
