import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'contentful';
import { startEmulator, type Emulator, type EmulatorOptions } from '../../src/startEmulator';

export const smallExportFile = join(__dirname, '../fixtures/small.json');
export const deliveryToken = 'delivery-token';
export const previewToken = 'preview-token';
export const managementToken = 'management-token';

const toCleanUp: (() => Promise<void> | void)[] = [];

/** Closes the servers and deletes the folders of a test. */
export const cleanUp = async (): Promise<void> => {
  for (const work of toCleanUp.splice(0).reverse()) await work();
};

/** Registers a function that {@link cleanUp} calls. */
export const onCleanUp = (work: () => Promise<void> | void): void => {
  toCleanUp.push(work);
};

export const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'contentful-emulator-'));
  toCleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Starts an emulator with the space of small.json on a free port, by default with a new state folder. */
export const startSmallSpace = async (
  options: Partial<EmulatorOptions> = {},
): Promise<Emulator> => {
  const server = await startEmulator({
    exportFile: smallExportFile,
    stateFolder: options.stateFolder ?? makeFolder(),
    port: 0,
    spaceId: 'smallspace',
    deliveryToken,
    previewToken,
    managementToken,
    ...options,
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  toCleanUp.push(close);
  return { ...server, close };
};

/** Environment variables of a build that reads from the emulator. */
export const environmentOf = (server: Emulator): NodeJS.ProcessEnv => ({
  CONTENTFUL_HOST: server.host,
  CONTENTFUL_SPACE_ID: 'smallspace',
  CONTENTFUL_ACCESS_TOKEN: deliveryToken,
  NODE_EXTRA_CA_CERTS: server.certificateAuthorityFile,
});

/** A client of the official SDK that trusts the emulator's certificate authority. */
export const makeClient = (
  server: Emulator,
  options: Partial<Parameters<typeof createClient>[0]> = {},
) =>
  createClient({
    space: 'smallspace',
    accessToken: deliveryToken,
    host: server.host,
    httpsAgent: new Agent({ ca: readFileSync(server.certificateAuthorityFile) }),
    logHandler: () => undefined,
    ...options,
  });
