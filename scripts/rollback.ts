import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publishingFiles, publishingFolder } from '../publishing/publishingFolder';
import { currentRelease, listReleases } from '../publishing/releases/listReleases';
import { rollBack } from '../publishing/releases/rollBack';
import { runCommand, say } from './support/output';

const help = `npm run rollback -- [release]

Gives visitors the release before the one they get, or the one named, at once. The next publication makes a
newer release again, so fix the cause before.

  --list   the releases that are kept
  --help   this text`;

runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const { releases } = publishingFiles(join(__dirname, '..', publishingFolder));
  if (values.help) console.log(help);
  else if (values.list) {
    const current = currentRelease(releases);
    for (const id of listReleases(releases)) console.log(`${id === current ? '*' : ' '} ${id}`);
  } else {
    const { from, to } = rollBack(releases, positionals[0]);
    say(`visitors get ${to} again, instead of ${from}`);
  }
  return Promise.resolve();
});
