import { fieldKindFault } from '../../contentful/model/checks/checkTypes';
import { contentTypes, findContentType } from '../../contentful/model/contentTypes';
import { SpaceError } from '../../gatsby/problems/spaceError';
import type { Settings } from '../../gatsby/settings/readSettings';
import { fetchWithRetry, attempts, retryAfterHeader } from './fetchFromSpace';

type SpaceField = { id: string; type?: string; linkType?: string; items?: object };
type SpaceType = { sys: { id: string }; fields: SpaceField[] };
type Response = { items: SpaceType[] };

const certificateProblem = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** Explains a failed request, and which setting to check. */
const explainFailure = (error: unknown, host: string): SpaceError => {
  const { code, message } = ((error as { cause?: unknown }).cause ?? error) as {
    code?: string;
    message?: string;
  };
  return certificateProblem.test(code ?? '')
    ? new SpaceError({
        text: `The certificate of ${host} was refused (${code}).`,
        fix: 'Set NODE_EXTRA_CA_CERTS to the authority that signed it, or check CONTENTFUL_HOST.',
        variable: 'NODE_EXTRA_CA_CERTS',
      })
    : new SpaceError({
        text: `The space at ${host} cannot be reached (${code ?? message ?? 'no answer'}).`,
        fix: 'Check CONTENTFUL_HOST and the network.',
        variable: 'CONTENTFUL_HOST',
      });
};

const explainStatus = (
  status: number,
  { host, spaceId, environment }: Settings,
): ConstructorParameters<typeof SpaceError>[0] => {
  switch (status) {
    case 401:
    case 403:
      return {
        text: 'The space refused CONTENTFUL_ACCESS_TOKEN.',
        fix: `Use a delivery token of space "${spaceId}" that may read the environment "${environment}".`,
        variable: 'CONTENTFUL_ACCESS_TOKEN',
      };
    case 404:
      return {
        text: `${host} has no space "${spaceId}" with an environment "${environment}".`,
        fix: 'Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.',
        variable: 'CONTENTFUL_SPACE_ID',
      };
    case 429:
      return {
        text: `${host} still answers that there are too many requests (429) after ${attempts} attempts.`,
        fix: 'Wait a moment and start again.',
      };
    default:
      return {
        text: `${host} answers with an error (${status}).`,
        fix: 'Try again later; status.contentful.com tells of outages.',
      };
  }
};

const requestContentTypes = async (
  settings: Settings,
  pause?: (seconds: number) => Promise<void>,
): Promise<Response> => {
  const { host, spaceId, environment, accessToken } = settings;
  const url = `https://${host}/spaces/${spaceId}/environments/${environment}/content_types?limit=1000`;
  const ask = async () => {
    const response = await fetch(url, {
      headers: { Authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(20_000),
    }).catch((error: unknown) => {
      throw explainFailure(error, host);
    });
    return {
      response,
      status: response.status,
      waitSeconds: response.headers.get(retryAfterHeader),
    };
  };
  const { response } = await fetchWithRetry(ask, pause);
  if (!response.ok) throw new SpaceError(explainStatus(response.status, settings));
  return (await response.json()) as Response;
};

const importModel =
  'Import the content model: npm run demo-space, then contentful space import --content-model-only --content-file .space/demo/export.json.';

const shorten = (parts: readonly string[]): string =>
  `${parts.slice(0, 5).join(', ')}${parts.length > 5 ? ` and ${parts.length - 5} more` : ''}`;

/** Content types and fields of the model that the space lacks. */
const missingIn = (items: readonly SpaceType[]): string[] =>
  contentTypes.flatMap((type) => {
    const found = items.find(({ sys }) => sys.id === type.id);
    if (found === undefined) return [`content type "${type.id}"`];
    const fieldIds = new Set(found.fields.map(({ id }) => id));
    return Object.keys(type.fields)
      .filter((id) => !fieldIds.has(id))
      .map((id) => `field "${id}" of "${type.id}"`);
  });

/** Fields of the space that are of another kind than in the model. */
const otherKindsIn = (items: readonly SpaceType[]): string[] =>
  items.flatMap(({ sys, fields }) => {
    const type = findContentType(sys.id);
    return fields.flatMap((inSpace) => {
      const field = type?.fields[inSpace.id];
      const fault = field && fieldKindFault(inSpace.id, field, inSpace);
      return fault ? [`field "${inSpace.id}" of "${sys.id}" ${fault}`] : [];
    });
  });

/**
 * Checks before a build that the space responds and has the content model. Retries if it is rate-limited or fails.
 *
 * @throws SpaceError that names the setting, or the content type and field, and the fix.
 */
export const checkSpace = async (
  settings: Settings,
  pause?: (seconds: number) => Promise<void>,
): Promise<void> => {
  const { items } = await requestContentTypes(settings, pause);
  const missing = missingIn(items);
  if (missing.length > 0) {
    const text = `Space "${settings.spaceId}" lacks ${shorten(missing)}.`;
    throw new SpaceError({ text, fix: importModel });
  }
  const others = otherKindsIn(items);
  if (others.length > 0) {
    throw new SpaceError({
      text: `Space "${settings.spaceId}" differs from the content model: ${shorten(others)}.`,
      fix: 'Contentful cannot change the kind of a field: delete the field, then import the content model.',
    });
  }
};
