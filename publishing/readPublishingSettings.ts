import { readPublisherSettings, type PublisherSettings } from 'static-site-publisher';

/** Signs the webhooks of the local space. Publisher and space listen on this machine only. */
export const localSigningSecret =
  'talvane-local-space-signs-its-webhooks-with-these-64-characters-';

/**
 * The publisher's settings from environment variables; `.env.example` says what each is for. A space of Contentful needs
 * a signing secret, the local space has its own.
 *
 * @throws SettingsError naming every variable that is missing or wrong.
 */
export const readPublishingSettings = (
  env: Readonly<Record<string, string | undefined>>,
): PublisherSettings => {
  const isLocal = !env.CONTENTFUL_SPACE_ID?.trim();
  const secret = env.PUBLISH_SECRET?.trim() || (isLocal ? localSigningSecret : undefined);
  return readPublisherSettings(
    { ...env, PUBLISH_SECRET: secret },
    'Set it in .env (see .env.example).',
  );
};
