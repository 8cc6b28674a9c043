import { readPublisherSettings, startPublisher } from 'static-site-publisher';
import { fastBuild } from './fastBuildCommand';

/**
 * Runs one of several publishers as a process of its own: `runMachine.ts <folder>`, with `PUBLISH_QUEUE`, `PUBLISH_SECRET`
 * and `LEASE_LIFETIME` in the environment.
 */
const [siteFolder = ''] = process.argv.slice(2);
const lifetime = process.env.LEASE_LIFETIME;

startPublisher({
  buildCommand: fastBuild,
  settings: readPublisherSettings({ ...process.env, PUBLISH_HOST: '0.0.0.0', PUBLISH_PORT: '0' }),
  siteFolder,
  debounce: { quiet: 20, maxWait: 50, maxWaitInBurst: 200 },
  retryAfter: [200, 200, 200],
  ...(lifetime !== undefined && {
    lease: { lifetime: Number(lifetime), interval: Number(lifetime) / 8 },
  }),
  log: (line) => console.log(line),
}).then(
  ({ origin }) => console.log(`origin ${origin}`),
  (error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  },
);
