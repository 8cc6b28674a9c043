import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../publishing/backup/restoreBackup';
import { runCommand, say } from './support/output';

const help = `npm run restore -- <file>

Restores a backup of npm run backup, with publisher and site server stopped. Verifies the checksum of every file first.

  --overwrite   replaces what is there, which is renamed to <name>.before-<time>
  --help        this text

Then start both servers: the publisher builds what is in its queue, the site server delivers what is not delivered.`;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  const [file, more] = positionals;
  if (file === undefined || more !== undefined)
    throw new Error('Name one backup to restore, or try --help.');
  const { createdAt, current, replaced } = await restoreBackup(resolve('.'), file, values);
  say(`restored the backup of ${createdAt}; the release is ${current ?? 'none'}`);
  for (const path of replaced) say(`replaced: ${path}; remove it when it is no longer needed`);
});
