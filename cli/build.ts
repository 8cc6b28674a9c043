import { parseArgs } from 'node:util';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { buildSite } from './support/buildSite';
import { connectSpace } from './support/connectSpace';
import { runCommand } from './support/output';

const help = `npm run build -- [options]

Builds the site into public/ from the space that .env names, or from the local space where it names none.

  --if-changed  not when content, sources and settings are those of the last build
  --help        this text`;

runCommand(async () => {
  const { values } = parseArgs({
    options: { 'if-changed': { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  loadEnvironment();
  const connection = await connectSpace();
  try {
    await buildSite(connection, { isOnlyIfChanged: values['if-changed'] === true });
  } finally {
    await connection.close();
  }
});
