import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { askPublisher } from '../askPublisher';
import { publishOnce } from '../publishOnce';
import { publishingFiles, publishingFolder } from '../publishingFolder';
import { readPublisherSettings } from '../readSettings';
import { currentRelease, listReleases } from '../releases/listReleases';
import { rollBack } from '../releases/rollBack';
import { startPublisher, type PublisherOptions } from '../startPublisher';
import { moveTargets } from '../targets/moveTargets';
import { writeEdgeFiles } from '../targets/writeEdgeFiles';
import { readConfig } from './readConfig';

const help = `Publishes a static site when its content changes: npx static-site-publisher [command]

  start               receives webhooks, builds, checks and releases, until Ctrl+C; also without a command
  build               asks the running publisher for a build, such as after new code
  confirm             releases the last build despite its lower page count (PUBLISH_MAX_PAGE_DROP)
  once                builds, checks and releases once, for a CI that receives the webhooks itself
  rollback [release]  switches to the release before the current one, or to the named one
  rollback --list     lists the releases that are kept; * marks the current one
  edge <url> [folder] writes what an edge (nginx, a Worker) needs to serve the target at this address; to ./edge

  --config path       the config file of the project (publisher.config.mjs, .js or .ts); its folder is the project's
  --help              this text

Environment variables: PUBLISH_SECRET (the signing secret of the webhooks, 64 characters), PUBLISH_HOST (127.0.0.1),
PUBLISH_PORT (9100), PUBLISH_KEEP (5 releases), PUBLISH_KEEP_HOURS (72), PUBLISH_MAX_PAGE_DROP (0.1),
PUBLISH_AFTER_RELEASE (a command), PUBLISH_STANDBY (1), PUBLISH_QUEUE (a PostgreSQL database, for several publishers),
CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT (master), CONTENTFUL_HOST, PATH_PREFIX, METRICS_TOKEN,
OTEL_EXPORTER_OTLP_ENDPOINT, LOG_FORMAT (text), PUBLISH_TARGET (s3://bucket/prefix), PUBLISH_TARGET_PATH_STYLE (0).
The README has all of them.`;

const commands = ['start', 'build', 'confirm', 'once', 'rollback', 'edge'] as const;
type CommandName = (typeof commands)[number];

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });

const commandOf = (name: string): CommandName => {
  const command = commands.find((one) => one === name);
  if (command !== undefined) return command;
  throw new Error(`there is no command "${name}"; there are ${commands.join(', ')}. Try --help.`);
};

/** `once` and `rollback` receive no webhooks, so they need no secret. */
const unused = { PUBLISH_SECRET: 'x'.repeat(64) };

const start = async (options: PublisherOptions, print: (line: string) => void): Promise<void> => {
  const publisher = await startPublisher(options);
  print(`status at ${publisher.origin}/, webhooks to ${publisher.webhookAddress} (Ctrl+C ends it)`);
  const stop = (): void => void publisher.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

/** Runs a command line, such as `['start', '--config', 'publisher.config.mjs']`; errors have a message for people. */
export const runCommand = async (
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  const { values, positionals } = parse(args);
  if (values.help) return print(help);
  const [name = 'start', ...rest] = positionals;
  const command = commandOf(name);
  const most = command === 'edge' ? 2 : command === 'rollback' ? 1 : 0;
  if (rest.length > most) {
    throw new Error(`"${command}" does not take "${rest.at(-1)}". Try --help.`);
  }
  if (command === 'edge') {
    const [store = '', folder = 'edge'] = rest;
    return print(`wrote ${writeEdgeFiles(store, folder).join(', ')} to ${folder}`);
  }
  const { file, config } = await readConfig(values.config);
  const siteFolder = dirname(file);

  if (command === 'rollback') {
    const { releases } = publishingFiles(join(siteFolder, publishingFolder));
    if (values.list) {
      const current = currentRelease(releases);
      for (const id of listReleases(releases)) print(`${id === current ? '*' : ' '} ${id}`);
      return;
    }
    const { from, to } = rollBack(releases, rest[0], config.immutableFiles);
    print(`visitors get ${to} again, instead of ${from}`);
    const settings = readPublisherSettings({ ...process.env, ...unused });
    const folder = join(siteFolder, publishingFolder);
    return moveTargets({ ...config, settings, folder, log: print });
  }
  const settings = readPublisherSettings({ ...process.env, ...(command === 'once' && unused) });
  if (command === 'build' || command === 'confirm') {
    await askPublisher(settings, command, config);
    return print(`requested a build from the publisher on port ${settings.port}`);
  }
  const options = { ...config, settings, siteFolder, log: print };
  return command === 'once' ? publishOnce(options) : start(options, print);
};
