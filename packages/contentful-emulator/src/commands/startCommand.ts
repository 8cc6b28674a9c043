import { startEmulator } from '../startEmulator';
import { textOf, type Command } from './command';
import { UsageError } from '../usageError';
import { readExportPath, readStateFolder } from './openAccess';

const readPort = (text: string | undefined, fallback: number): number => {
  if (text === undefined) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(
    `--port ${text}: a port is a number between 0 (chooses a free one) and 65535`,
  );
};

const waitForSignal = () =>
  new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });

export const startCommand: Command = {
  summary: 'start the emulator in the foreground',
  usage: '[--export export.json] [--port N]',
  help: (setup) => `Serves a contentful-export file as a Contentful space until Ctrl+C.
  --port N                  the port to listen on (${setup.port}; 0 chooses a free one)
  --space id                the space id (${setup.spaceId ?? 'from the export file'})
  --environment id          the environment id (${setup.environment ?? 'master'})
  --delivery-token text     access token of the delivery API (${setup.deliveryToken})
  --preview-token text      access token of the preview API (${setup.previewToken ?? 'none'})
  --management-token text   access token of the management API (${setup.managementToken ?? 'none'})
  --publisher-url url       a publisher; the admin UI shows the state of the website from its status.json`,
  options: {
    port: { type: 'string' },
    space: { type: 'string' },
    environment: { type: 'string' },
    'delivery-token': { type: 'string' },
    'preview-token': { type: 'string' },
    'management-token': { type: 'string' },
    'publisher-url': { type: 'string' },
  },
  arguments: [0, 0],
  run: async (_positionals, values, { print, setup }) => {
    const deliveryToken = textOf(values['delivery-token']) ?? setup.deliveryToken;
    const previewToken = textOf(values['preview-token']) ?? setup.previewToken;
    const managementToken = textOf(values['management-token']) ?? setup.managementToken;
    const emulator = await startEmulator({
      ...setup,
      exportFile: readExportPath(values, setup),
      stateFolder: readStateFolder(values, setup),
      port: readPort(textOf(values.port), setup.port),
      spaceId: textOf(values.space) ?? setup.spaceId,
      environment: textOf(values.environment) ?? setup.environment,
      deliveryToken,
      previewToken,
      managementToken,
      publisherUrl: textOf(values['publisher-url']) ?? setup.publisherUrl,
      log: print,
    });
    const { store, spaceId, origin, certificateAuthorityFile } = emulator;
    print(`space      ${spaceId} at ${origin}`);
    print(`content    ${store.list('Entry').length} entries, ${store.list('Asset').length} assets`);
    print(`token      ${deliveryToken}${previewToken ? ` (drafts too: ${previewToken})` : ''}`);
    if (managementToken) print(`manage     ${managementToken}; or edit at ${origin}/`);
    print(`trust      NODE_EXTRA_CA_CERTS=${certificateAuthorityFile}`);
    await waitForSignal();
    await emulator.close();
  },
};
