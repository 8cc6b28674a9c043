import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../publishing/backup/writeBackup';
import { runCommand, say } from './support/output';

const help = `npm run backup -- <file or folder>

Writes what no build makes again to a tar archive: the submissions of forms and the state of their deliveries, the queue and
the state of the publisher, the releases, the former paths of pages, since when entries are live, and when they changed in each language. The
servers may run. A folder, which ends with a slash or is there already, gets a file with the time in its name. The archive has personal data: only
its owner may read it.

  --help   this text

npm run restore brings it back. Content is not in it: npx contentful-cli space export.`;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  const [target, more] = positionals;
  if (target === undefined || more !== undefined)
    throw new Error('Name one file or folder for the backup, or try --help.');
  const { file, bytes, releases, submissions } = await writeBackup(resolve('.'), target);
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  say(`${file}: ${releases} releases, ${submissions} submissions, ${size}`);
});
