import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askPublisher, publishOnce, startPublisher } from 'static-site-publisher';
import { writeEdgeFiles } from 'static-site-publisher/targets';
import { localSpace } from '../contentful/localSpace';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { keepWebhook } from '../publishing/local-space/keepWebhook';
import { publisherConfig } from '../publishing/publisherConfig';
import { localSigningSecret, readPublishingSettings } from '../publishing/readPublishingSettings';
import { connectSpace } from './support/connectSpace';
import { runCommand, say } from './support/output';

const help = `npm run publisher -- [command]

Receives the webhooks of the space and publishes the site: builds, checks, releases.
The status is at http://localhost:9100/ (PUBLISH_HOST, PUBLISH_PORT), for programs at /status.json.

  (none)     runs the publisher until Ctrl+C
  build      asks the running publisher for a build, such as after new code
  once       builds, checks and releases once, for a hosted CI that receives the webhooks itself
  confirm    releases the last build despite its lower page count (PUBLISH_MAX_PAGE_DROP)
  edge       edge <url> [folder] writes what nginx or a Worker needs to serve the target at this address; to .hosting/edge
  --help     this text

npm run rollback goes back to the release before. docs/editors.md has more for editors.`;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  loadEnvironment();
  const [command, ...rest] = positionals;
  if (command === 'edge') {
    const [store = '', folder = '.hosting/edge'] = rest;
    return say(`wrote ${writeEdgeFiles(store, folder).join(', ')} to ${folder}`);
  }
  // Commands receive no webhooks, so they need no signing secret.
  const secret = command === 'once' ? { PUBLISH_SECRET: localSigningSecret } : {};
  const settings = readPublishingSettings({ ...process.env, ...secret });
  if (command === 'build' || command === 'confirm') {
    await askPublisher(settings, command, publisherConfig);
    return say(`the publisher got the request; see http://localhost:${settings.port}/`);
  }
  if (command !== undefined && command !== 'once')
    throw new Error(`There is no "${command}". Try --help.`);

  const siteFolder = resolve(__dirname, '..');
  const connection = await connectSpace();
  const options = {
    ...publisherConfig,
    settings: {
      ...settings,
      contentfulHost: connection.env.CONTENTFUL_HOST ?? settings.contentfulHost,
    },
    siteFolder,
    log: say,
  };
  if (command === 'once') {
    try {
      return await publishOnce(options);
    } finally {
      await connection.close();
    }
  }
  const publisher = await startPublisher(options).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  say(`status at ${publisher.origin}/, webhooks to ${publisher.webhookAddress} (Ctrl+C ends it)`);
  const forgetSpace =
    settings.spaceId === undefined
      ? keepWebhook({
          stateFolder: resolve(siteFolder, localSpace.stateFolder),
          webhookAddress: publisher.webhookAddress,
          secret: settings.secret,
          log: say,
        })
      : undefined;
  const stop = async (): Promise<void> => {
    await forgetSpace?.();
    await publisher.close();
    await connection.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
});
