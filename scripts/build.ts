import { parseArgs } from 'node:util';
import { createInterface } from 'node:readline';
import {
  buildCommand,
  eventLine,
  parseLine,
  type BuildEvent,
} from 'static-site-publisher/build-events';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { buildSite } from './support/buildSite';
import { connectSpace } from './support/connectSpace';
import { failureEvents } from './support/failureEvents';
import { leaveOutputToPrograms, runCommand, say } from './support/output';

const help = `npm run build -- [options]

Builds the site into public/ from the space that .env names, or from the local space where it names none.

Where content, sources and settings are those of the last build, there is nothing to do.

  --force    builds all the same
  --standby  loads everything that does not depend on entries, then waits for the line {"type":"start"} on standard
             input and builds; the publisher keeps such a build ready
  --json     writes one JSON object a line to standard output (docs/build-events.md), and text to standard error:
             {"type":"ready"}                                   a prewarmed build waits
             {"type":"progress","step":"querying","done":7,"total":9}
             {"type":"warning","text":"…","entry":{…}}
             {"type":"error","id":"content.slug","category":"content","text":"…","fix":"…","entry":{…},"field":"slug"}
             {"type":"done","pages":9,"sites":2,"leftOut":0}
  --help     this text`;

/** Resolves when standard input receives the start command; the process exits if it closes without one. */
const untilStart = async (): Promise<void> => {
  const end = (): void => void process.kill(process.pid, 'SIGTERM');
  process.stdin.once('end', end);
  const lines = createInterface({ input: process.stdin });
  await new Promise<void>((started) => {
    lines.on('line', (line) => {
      if (buildCommand.safeParse(parseLine(line)).success) started();
    });
  });
  process.stdin.off('end', end);
  lines.close();
  process.stdin.unref();
};

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      force: { type: 'boolean' },
      standby: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  if (values.json) leaveOutputToPrograms();
  let hasToldErrors = false;
  const tell = (event: BuildEvent): void => {
    hasToldErrors ||= event.type === 'error';
    process.stdout.write(eventLine(event));
  };
  const build = async (): Promise<void> => {
    loadEnvironment();
    // Reads from the beginning, so that an early command is not lost.
    const prewarm = values.standby && {
      onReady: () => {
        say('loaded; waiting for {"type":"start"} on standard input');
        if (values.json) tell({ type: 'ready' });
      },
      untilStart: untilStart(),
    };
    const connection = await connectSpace();
    try {
      await buildSite(connection, {
        isOnlyIfChanged: !values.force && !values.standby,
        ...(prewarm && { prewarm }),
        ...(values.json && { onEvent: tell }),
      });
    } finally {
      await connection.close();
    }
  };
  await build().catch((error: unknown) => {
    if (values.json) failureEvents(error, hasToldErrors).forEach(tell);
    throw error;
  });
});
