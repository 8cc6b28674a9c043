import { parseArgs } from 'node:util';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { clearForeignCache, noteDevelop } from './support/buildSite';
import { connectSpace } from './support/connectSpace';
import { runCommand, say } from './support/output';
import { runGatsby } from './support/runGatsby';

const help = `npm run develop -- [options]

Runs gatsby develop on the space that .env names, or on the local space. What is published in the local
space (npm run space -- set …, then publish …) shows without a restart; for a space of your own, send a
POST to http://localhost:8000/__refresh, by hand or from a webhook.

  --small    one region of the demo content (the United States)
  --port N   the port of the site (8000)
  --help     this text`;

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      small: { type: 'boolean' },
      port: { type: 'string', default: '8000' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  loadEnvironment();
  const connection = await connectSpace({ isSmall: values.small });
  const { origin } = await clearForeignCache(connection);
  await noteDevelop(origin);
  const refresh = `http://localhost:${values.port}/__refresh`;
  connection.onPublish?.(() => {
    say('something was published: refreshing');
    fetch(refresh, { method: 'POST' }).catch(() =>
      say('gatsby develop is not ready to refresh yet'),
    );
  });
  say(`the site will be at http://localhost:${values.port}`);
  try {
    await runGatsby(['develop', '--port', values.port, '--host', '127.0.0.1'], connection.env);
  } finally {
    await connection.close();
  }
});
