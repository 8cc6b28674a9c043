import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { createClient } from 'contentful-management';
import type { Emulator } from '../../src/startEmulator';
import { managementToken } from './smallSpace';

/** The official management SDK, trusting the server's own authority. */
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
