import { localSpace } from '../contentful/localSpace';
import { readPublisherSettings, type PublisherSettings } from 'static-site-publisher';

/** Signs the local space's webhooks. Not a secret: publisher and space listen on loopback only. */
export const localSigningSecret =
  'talvane-local-space-signs-its-webhooks-with-these-64-characters-';

/**
 * The publisher's settings from environment variables, documented in `.env.example`. A Contentful space needs a signing
 * secret; the local space has a default.
 *
 * @throws SettingsError naming every variable that is missing or wrong.
 */
export const readPublishingSettings = (
  env: Readonly<Record<string, string | undefined>>,
): PublisherSettings => {
  const isLocal = !env.CONTENTFUL_SPACE_ID?.trim();
  const secret = env.PUBLISH_SECRET?.trim() || (isLocal ? localSigningSecret : undefined);
  const appToken =
    env.PUBLISH_APP_TOKEN?.trim() || (isLocal ? localSpace.sidebarApp.parameters.token : undefined);
  return readPublisherSettings(
    { ...env, PUBLISH_SECRET: secret, PUBLISH_APP_TOKEN: appToken },
    'Set it in .env (see .env.example).',
  );
};
