import { existsSync, readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { createClient } from 'contentful-management';
import { localSpace } from '../../contentful/localSpace';
import { connectSpace } from '../support/connectSpace';

const makeClient = (host: string, accessToken: string, authority: string | undefined) =>
  createClient({
    host,
    accessToken,
    // Node reads NODE_EXTRA_CA_CERTS at its start only; the local space has its certificate authority later.
    ...(authority &&
      existsSync(authority) && { httpsAgent: new Agent({ ca: readFileSync(authority) }) }),
  });

export type ManagementClient = ReturnType<typeof makeClient>;

/** A space whose environments the command copies and switches. */
export type ModelSpace = {
  client: ManagementClient;
  spaceId: string;
  /** The environment that the site is built from: an alias, or an environment that has none. */
  siteEnvironment: string;
  management: { host: string; accessToken: string };
  /** The settings of a build. */
  env: NodeJS.ProcessEnv;
  close: () => Promise<void>;
};

/**
 * Connects to the space of the settings, or to the local space, by the delivery and the management API.
 *
 * @throws Error if the management token is missing.
 */
export const openModelSpace = async (): Promise<ModelSpace> => {
  const isLocal = !process.env.CONTENTFUL_SPACE_ID;
  const accessToken = isLocal
    ? localSpace.managementToken
    : process.env.CONTENTFUL_MANAGEMENT_TOKEN?.trim();
  if (!accessToken) {
    throw new Error(
      'CONTENTFUL_MANAGEMENT_TOKEN is not set: make a personal access token in Contentful (Settings → CMA tokens) and set it for this command. Keep it out of the .env of servers.',
    );
  }
  const { env, close } = await connectSpace();
  const host = isLocal
    ? (env.CONTENTFUL_HOST ?? '')
    : process.env.CONTENTFUL_MANAGEMENT_HOST?.trim() || 'api.contentful.com';
  return {
    client: makeClient(host, accessToken, isLocal ? env.NODE_EXTRA_CA_CERTS : undefined),
    spaceId: env.CONTENTFUL_SPACE_ID ?? '',
    siteEnvironment: env.CONTENTFUL_ENVIRONMENT || 'master',
    management: { host, accessToken },
    env,
    close,
  };
};
