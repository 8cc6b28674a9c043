import { toCollection } from '../delivery/queryPaging';
import { linkTo, type SpaceContext } from '../delivery/spaceContext';
import type { Resource } from '../types';
import { callDetails, callOverview, isHealthy, type CallLog } from './callLog';
import type { WebhookDefinition } from './webhookDefinition';
import { notFound, readBody, validationFailed } from '../management/managementErrors';
import {
  created,
  type ManagementRequest,
  type ManagementRouter,
} from '../management/managementRouter';
import { resourceItem } from '../management/model/resourceItem';
import { resourceList } from '../management/model/resourceList';
import { findResource, saveResource, withoutSys } from '../management/model/saveResource';
import { newId } from '../management/newId';
import { omit } from '../management/omit';
import { readWebhook } from './readWebhook';

/** Removes the password and the values of secret headers, which responses do not contain. */
const withoutSecrets = (resource: Resource): Resource => {
  const webhook = resource.body as WebhookDefinition;
  const headers = (webhook.headers ?? []).map(({ value, ...header }) =>
    header.secret ? header : { ...header, value },
  );
  return { ...resource, body: { ...omit(webhook, 'httpBasicPassword'), headers } };
};

const all = '/webhook_definitions';
const secretId = 'signing_secret';

/** Adds the routes of webhooks, their call logs and the signing secret. */
export const addWebhookRoutes = (
  { inSpace }: ManagementRouter,
  context: SpaceContext,
  calls: CallLog,
): void => {
  const { store, spaceId } = context;
  const find = (request: ManagementRequest) =>
    findResource(store, 'WebhookDefinition', request.parameter('id'), notFound);
  const show = (resource: Resource) => resourceItem(withoutSecrets(resource), context);
  const save = (id: string, request: ManagementRequest) => {
    const before = store.resource('WebhookDefinition', id)?.body as WebhookDefinition | undefined;
    const webhook = readWebhook(withoutSys(readBody(request.body)), before);
    return show(saveResource(store, 'WebhookDefinition', id, webhook, request.version));
  };

  inSpace('GET', all, ({ query }) =>
    resourceList(store.resources('WebhookDefinition').map(withoutSecrets), query, context),
  );
  inSpace('POST', all, (request) => created(save(newId(), request)));
  inSpace('GET', `${all}/:id`, (request) => show(find(request)));
  inSpace('PUT', `${all}/:id`, (request) => {
    const id = request.parameter('id');
    const isNew = !store.resource('WebhookDefinition', id);
    const saved = save(id, request);
    return isNew ? created(saved) : saved;
  });
  inSpace('DELETE', `${all}/:id`, (request) => {
    store.removeResource('WebhookDefinition', find(request).id);
    return undefined;
  });

  inSpace('GET', '/webhooks/:id/calls', (request) =>
    toCollection(
      calls.of(find(request).id).map((made) => callOverview(made, spaceId)),
      request.query,
    ),
  );
  inSpace('GET', '/webhooks/:id/calls/:call', (request) => {
    const { id, body } = find(request);
    const made = calls.of(id).find((candidate) => candidate.id === request.parameter('call'));
    if (!made) throw notFound('WebhookCallDetails', request.parameter('call'));
    const secret = ((body as WebhookDefinition).headers ?? []).filter((header) => header.secret);
    return callDetails(
      made,
      spaceId,
      secret.map(({ key }) => key),
    );
  });
  inSpace('GET', '/webhooks/:id/health', (request) => {
    const { id } = find(request);
    const made = calls.of(id);
    return {
      sys: { type: 'WebhookHealth', id, space: linkTo('Space', spaceId) },
      calls: { total: made.length, healthy: made.filter(isHealthy).length },
    };
  });

  const showSecret = ({ body, createdAt }: Resource) => ({
    sys: { type: 'WebhookSigningSecret', space: linkTo('Space', spaceId), createdAt },
    redactedValue: String(body.value).slice(-4),
  });
  const settings = `/webhook_settings/${secretId}`;
  inSpace('GET', settings, () =>
    showSecret(findResource(store, 'SigningSecret', secretId, notFound)),
  );
  inSpace('PUT', settings, (request) => {
    const { value } = readBody(request.body);
    if (typeof value !== 'string' || !/^[0-9a-zA-Z+/=_-]{64}$/.test(value)) {
      throw validationFailed([
        { name: 'size', details: 'The secret must have 64 characters', path: ['value'] },
      ]);
    }
    const before = store.resource('SigningSecret', secretId);
    return showSecret(saveResource(store, 'SigningSecret', secretId, { value }, before?.version));
  });
  inSpace('DELETE', settings, () => {
    store.removeResource('SigningSecret', secretId);
    return undefined;
  });
};
