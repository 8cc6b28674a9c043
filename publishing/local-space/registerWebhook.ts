import { localSpace } from '../../contentful/localSpace';
import { sendManagement, type ManagementResponse } from '../managementRequest';

export type RegisterOptions = {
  /** Origin of the local space, `https://localhost:PORT`. */
  origin: string;
  certificateAuthorityFile: string;
  /** The publisher's webhook URL. */
  webhookAddress: string;
  /** 64 characters. */
  secret: string;
};

const actionsOf: Readonly<Record<string, readonly string[]>> = {
  Entry: ['publish', 'unpublish', 'delete'],
  Asset: ['publish', 'unpublish', 'delete'],
  ContentType: ['publish', 'unpublish'],
  ReleaseAction: ['create', 'execute'],
  EnvironmentAlias: ['create', 'save', 'delete'],
};
const topics = Object.entries(actionsOf).flatMap(([type, actions]) =>
  actions.map((action) => `${type}.${action}`),
);

const send = (
  { origin, certificateAuthorityFile }: RegisterOptions,
  method: 'GET' | 'PUT',
  path: string,
  { body, version }: { body?: object; version?: number } = {},
): Promise<ManagementResponse> =>
  sendManagement(
    { origin, certificateAuthorityFile, token: localSpace.managementToken },
    {
      method,
      path: `/spaces/${localSpace.spaceId}${path}`,
      body,
      timeout: 5000,
      ...(version !== undefined && { headers: { 'x-contentful-version': String(version) } }),
    },
  );

const refused = (what: string, { status, body }: ManagementResponse): Error =>
  new Error(`The local space rejects ${what}: ${status} ${body.slice(0, 200)}`);

type Known = { url?: unknown; active?: unknown; topics?: unknown; sys: { version: number } };

/**
 * Registers a signed webhook for publications with the local space, unless it is registered.
 *
 * @returns whether anything changed.
 * @throws Error if the space does not respond, or rejects the request.
 */
export const registerWebhook = async (options: RegisterOptions): Promise<boolean> => {
  const { webhookAddress: url, secret } = options;
  const secretPath = '/webhook_settings/signing_secret';
  const path = `/webhook_definitions/${localSpace.publisherWebhookId}`;
  const [signing, found] = await Promise.all([
    send(options, 'GET', secretPath),
    send(options, 'GET', path),
  ]);
  const isSigned =
    signing.status === 200 && signing.body.includes(`"redactedValue":"${secret.slice(-4)}"`);
  const known = found.status === 200 ? (JSON.parse(found.body) as Known) : undefined;
  const isKnown =
    known?.url === url &&
    known.active !== false &&
    JSON.stringify(known.topics) === JSON.stringify(topics);
  if (isSigned && isKnown) return false;
  // The API shows only the last characters of a signing secret.
  const signed = await send(options, 'PUT', secretPath, { body: { value: secret } });
  if (signed.status >= 300) throw refused('the signing secret', signed);
  const saved = await send(options, 'PUT', path, {
    body: { name: 'The publisher of this website', url, topics, headers: [], active: true },
    ...(known && { version: known.sys.version }),
  });
  if (saved.status >= 300) throw refused('the webhook', saved);
  return true;
};
