import { parseArgs } from 'node:util';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { readConnectors } from '../hosting/delivery/readConnectors';
import { defaultMissesFolder } from '../hosting/search-misses/missStore';
import { startSiteServer } from '../hosting/startSiteServer';
import { buildSite } from './support/buildSite';
import { buildFirstLook, isFirstRun } from './support/firstLook';
import { connectSpace } from './support/connectSpace';
import { runCommand, say } from './support/output';
import { readPort } from './support/readPort';

const help = `npm start -- [options]

Brings the site up from nothing: the local space (unless .env names a real one), a build if anything
has changed, and a server with the redirects and headers of production. The first run serves one region
of the demo content as soon as it is built, and then all of them.

  --small    one region of the demo content (the United States), for a first look in less time
  --port N   the port of the site (9000, or PORT)
  --host IP  the address to listen on (127.0.0.1, or HOST); 0.0.0.0 for all
  --help     this text`;

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      small: { type: 'boolean' },
      port: { type: 'string' },
      host: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  loadEnvironment();
  const connectors = readConnectors(process.env);
  const port = readPort(values.port);
  const connection = await connectSpace({ isSmall: values.small });
  const first = !values.small && isFirstRun(process.env) ? await buildFirstLook(connection) : null;
  if (!first) await buildSite(connection, { isOnlyIfChanged: true });
  const server = await startSiteServer({
    folder: first?.folder ?? 'public',
    port,
    host: values.host ?? (process.env.HOST || undefined),
    pathPrefix: process.env.PATH_PREFIX,
    connectors,
    receivesReports: process.env.CSP_REPORT_ENDPOINT?.startsWith('/'),
    missesFolder: process.env.SEARCH_MISS_ENDPOINT === 'off' ? undefined : defaultMissesFolder,
    metricsToken: process.env.METRICS_TOKEN || undefined,
    log: say,
  });
  say(`the site is at ${server.origin}${process.env.PATH_PREFIX ?? ''} (Ctrl+C ends it)`);
  if (first) say('this is one region; the others follow');
  const stop = async () => {
    await server.close();
    await connection.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  await first?.complete();
});
