import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  currentRelease,
  listReleases,
  publishingFiles,
  publishingFolder,
  rollBack,
} from 'static-site-publisher/releases';
import { moveTargets } from 'static-site-publisher/targets';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { publisherConfig } from '../publishing/publisherConfig';
import { localSigningSecret, readPublishingSettings } from '../publishing/readPublishingSettings';
import { runCommand, say } from './support/output';

const help = `npm run rollback -- [release]

Gives visitors the release before the one they get, or the one named, at once. The next publication makes a
newer release again, so fix the cause before.

  --list   the releases that are kept
  --help   this text`;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const folder = join(__dirname, '..', publishingFolder);
  const { releases } = publishingFiles(folder);
  if (values.help) console.log(help);
  else if (values.list) {
    const current = currentRelease(releases);
    for (const id of listReleases(releases)) console.log(`${id === current ? '*' : ' '} ${id}`);
  } else {
    const { from, to } = rollBack(releases, positionals[0], publisherConfig.immutableFiles);
    say(`visitors get ${to} again, instead of ${from}`);
    loadEnvironment();
    // No webhooks are received, so no signing secret is needed.
    const settings = readPublishingSettings({ ...process.env, PUBLISH_SECRET: localSigningSecret });
    await moveTargets({ ...publisherConfig, settings, folder, log: say });
  }
});
