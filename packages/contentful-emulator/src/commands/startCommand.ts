import { localSpace } from '../localSpace';
import { startSpaceServer } from '../startSpaceServer';
import { textOf, UsageError, type Command } from './command';
import { readPlace } from './openAccess';

const readPort = (text: string | undefined): number => {
  if (text === undefined) return localSpace.port;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port ${text}: a port is a number between 0 (any free one) and 65535`);
};

const untilStopped = () =>
  new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });

export const startCommand: Command = {
  summary: 'run the space in the foreground',
  usage: '[--port N] [--file export.json]',
  help: `Serves a contentful-export file as a Contentful space until Ctrl+C.
  --port N   the port to listen on (${localSpace.port}; 0 takes any free one)`,
  options: { port: { type: 'string' } },
  arguments: [0, 0],
  run: async (_positionals, values, print) => {
    const server = await startSpaceServer({
      ...localSpace,
      ...readPlace(values),
      port: readPort(textOf(values.port)),
      publisherUrl: process.env.PUBLISHER_URL,
      log: print,
    });
    const { store } = server;
    print(`space      ${localSpace.spaceId} at ${server.origin}`);
    print(`content    ${store.list('Entry').length} entries, ${store.list('Asset').length} assets`);
    print(`token      ${localSpace.deliveryToken} (drafts too: ${localSpace.previewToken})`);
    print(`manage     ${localSpace.managementToken}; or edit at ${server.origin}/`);
    print(`trust      NODE_EXTRA_CA_CERTS=${server.certificateAuthorityFile}`);
    await untilStopped();
    await server.close();
  },
};
