import { readStateHolder } from 'contentful-emulator/client';
import { localSpace } from '../../contentful/localSpace';
import type { ManagementAccess } from './createSynonym';

type Env = Readonly<Record<string, string | undefined>>;

/** Access to the space of the settings, or to the local space while it runs; undefined if there is none. */
export const managementAccess = (
  env: Env,
  stateFolder: string = localSpace.stateFolder,
): (ManagementAccess & { editorHost: string }) | undefined => {
  const spaceId = env.CONTENTFUL_SPACE_ID?.trim();
  if (spaceId) {
    const token = env.PUBLISH_MANAGEMENT_TOKEN?.trim();
    const host = env.CONTENTFUL_HOST?.trim() || 'cdn.contentful.com';
    if (!token) return undefined;
    const origin = `https://${host.replace(/^(?:cdn|preview)\./, 'api.')}`;
    const environment = env.CONTENTFUL_ENVIRONMENT?.trim() || 'master';
    return { origin, spaceId, environment, token, editorHost: host };
  }
  const { origin, certificateAuthorityFile } = readStateHolder(stateFolder) ?? {};
  if (!origin || !certificateAuthorityFile) return undefined;
  return {
    origin,
    certificateAuthorityFile,
    spaceId: localSpace.spaceId,
    environment: localSpace.environment,
    token: localSpace.managementToken,
    editorHost: new URL(origin).host,
  };
};
