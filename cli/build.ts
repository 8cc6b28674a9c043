import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { standbyIsReady } from '../publishing/build/standbyLine';
import { buildSite } from './support/buildSite';
import { connectSpace } from './support/connectSpace';
import { runCommand, say } from './support/output';

const help = `npm run build -- [options]

Builds the site into public/ from the space that .env names, or from the local space where it names none.

Where content, sources and settings are those of the last build, there is nothing to do.

  --force    builds all the same
  --standby  loads all that does not depend on entries, then waits for a line on standard input and builds; the
             publisher keeps such a build ready
  --help     this text`;

/** Resolves with the first line on standard input; the process ends with it when there is none. */
const untilLine = async (): Promise<void> => {
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
  await once(process.stdin, 'data');
  process.stdin.removeAllListeners('end').pause().unref();
};

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      force: { type: 'boolean' },
      standby: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  loadEnvironment();
  // A line that comes early is not lost.
  const untilStart = values.standby ? untilLine() : undefined;
  const connection = await connectSpace();
  try {
    await buildSite(connection, {
      isOnlyIfChanged: !values.force && !values.standby,
      standby: untilStart && { onReady: () => say(standbyIsReady), untilStart },
    });
  } finally {
    await connection.close();
  }
});
