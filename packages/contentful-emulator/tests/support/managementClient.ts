import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { createClient } from 'contentful-management';
import type { Emulator } from '../../src/startEmulator';
import { managementToken, startSmallSpace } from './smallSpace';

/** A client of the official management SDK that trusts the emulator's certificate authority. */
export const makeManagementClient = (server: Emulator, accessToken = managementToken) =>
  createClient(
    {
      accessToken,
      host: server.host,
      hostUpload: server.host,
      httpsAgent: new Agent({ ca: readFileSync(server.certificateAuthorityFile) }),
      retryOnError: false,
    },
    { defaults: { spaceId: 'smallspace', environmentId: 'master' } },
  );

/** Starts the emulator with the small space, and a management client of it. */
export const startManagement = async () => {
  const server = await startSmallSpace();
  return { server, client: makeManagementClient(server) };
};
