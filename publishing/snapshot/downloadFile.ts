import { existsSync, readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { resolve } from 'node:path';
import { rootCertificates } from 'node:tls';
import axios, { isAxiosError } from 'axios';
import { readStateHolder } from 'contentful-emulator/client';
import { localSpace } from '../../contentful/localSpace';

/** Milliseconds for one file. */
const patience = 120_000;

/** Trusts the authority of a local space that runs for the project as well. */
const trustedBy = (siteFolder: string): Agent => {
  const holder = readStateHolder(resolve(siteFolder, localSpace.stateFolder));
  const own = holder?.certificateAuthorityFile;
  return new Agent({
    keepAlive: true,
    ...(own !== undefined &&
      existsSync(own) && { ca: [...rootCertificates, readFileSync(own, 'utf8')] }),
  });
};

export type Download = (url: string) => Promise<Buffer | undefined>;

/** Downloads files of assets; undefined for one that the space does not have. */
export const downloader = (siteFolder: string): Download => {
  const httpsAgent = trustedBy(siteFolder);
  return async (url) => {
    try {
      const { data } = await axios.get<ArrayBuffer>(url.replace(/^\/\//, 'https://'), {
        ...{ httpsAgent, timeout: patience, responseType: 'arraybuffer' },
      });
      return Buffer.from(data);
    } catch (error) {
      if (isAxiosError(error) && [404, 410].includes(error.response?.status ?? 0)) return undefined;
      throw error;
    }
  };
};
