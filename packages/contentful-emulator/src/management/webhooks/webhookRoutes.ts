import { toCollection } from '../../delivery/queryPaging';
import { linkTo, type SpaceContext } from '../../delivery/spaceContext';
import type { Resource } from '../../types';
import { callDetails, callOverview, isHealthy, type CallLog } from '../../webhooks/callLog';
import type { WebhookDefinition } from '../../webhooks/webhookDefinition';
import { notFound, readBody, validationFailed } from '../managementErrors';
import { created, type Call, type ManagementRouter } from '../managementRouter';
import { resourceItem } from '../model/resourceItem';
import { resourceList } from '../model/resourceList';
import { findResource, saveResource, withoutSys } from '../model/saveResource';
import { newId } from '../newId';
import { without } from '../without';
import { readWebhook } from './readWebhook';

/** What is not shown of a webhook: passwords and the values of secret headers. */
const withoutSecrets = (resource: Resource): Resource => {
  const webhook = resource.body as WebhookDefinition;
  const headers = (webhook.headers ?? []).map(({ value, ...header }) =>
    header.secret ? header : { ...header, value },
  );
  return { ...resource, body: { ...without(webhook, 'httpBasicPassword'), headers } };
};

const all = '/webhook_definitions';
const secretId = 'signing_secret';

/** Webhooks, what was sent to them, and the secret that signs it. */
export const addWebhookRoutes = (
  { inSpace }: ManagementRouter,
  context: SpaceContext,
  calls: CallLog,
): void => {
  const { store, spaceId } = context;
  const find = (call: Call) =>
    findResource(store, 'WebhookDefinition', call.parameter('id'), notFound);
  const show = (resource: Resource) => resourceItem(withoutSecrets(resource), context);
  const save = (id: string, call: Call) => {
    const before = store.resource('WebhookDefinition', id)?.body as WebhookDefinition | undefined;
    const webhook = readWebhook(withoutSys(readBody(call.body)), before);
    return show(saveResource(store, 'WebhookDefinition', id, webhook, call.version));
  };

  inSpace('GET', all, ({ query }) =>
    resourceList(store.resources('WebhookDefinition').map(withoutSecrets), query, context),
  );
  inSpace('POST', all, (call) => created(save(newId(), call)));
  inSpace('GET', `${all}/:id`, (call) => show(find(call)));
  inSpace('PUT', `${all}/:id`, (call) => {
    const id = call.parameter('id');
    const isNew = !store.resource('WebhookDefinition', id);
    const saved = save(id, call);
    return isNew ? created(saved) : saved;
  });
  inSpace('DELETE', `${all}/:id`, (call) => {
    store.removeResource('WebhookDefinition', find(call).id);
    return undefined;
  });

  inSpace('GET', '/webhooks/:id/calls', (call) =>
    toCollection(
      calls.of(find(call).id).map((made) => callOverview(made, spaceId)),
      call.query,
    ),
  );
  inSpace('GET', '/webhooks/:id/calls/:call', (call) => {
    const { id, body } = find(call);
    const made = calls.of(id).find((candidate) => candidate.id === call.parameter('call'));
    if (!made) throw notFound('WebhookCallDetails', call.parameter('call'));
    const secret = ((body as WebhookDefinition).headers ?? []).filter((header) => header.secret);
    return callDetails(
      made,
      spaceId,
      secret.map(({ key }) => key),
    );
  });
  inSpace('GET', '/webhooks/:id/health', (call) => {
    const { id } = find(call);
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
  inSpace('PUT', settings, (call) => {
    const { value } = readBody(call.body);
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
