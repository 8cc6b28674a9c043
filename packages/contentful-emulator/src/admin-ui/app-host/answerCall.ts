import { ApiError } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import { managementItem } from '../../management/entities/managementItem';
import { entrySnapshot } from '../../management/snapshots/snapshotItem';
import { publishProblems } from '../../management/validation/checkPublishable';
import { validationFailed } from '../../management/managementErrors';
import type { ManagementField } from '../../management/validation/fieldValidations';
import type { Entity } from '../../types';
import { toFormText } from '../fieldText';

/** A call of an app, as the channel of the SDK sends it. */
export type AppCall = { method: string; params: readonly unknown[] };

/** A change of a field, for the form that shows it. */
export type ChangedField = { fieldId: string; locale: string; value: unknown; text: string };

export type AppAnswer = {
  result?: unknown;
  /** `sys` of the entry after the call. */
  sys: unknown;
  changed?: ChangedField;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const shownSnapshots = 20;

/** A request of `sdk.cma`: entity type and action of contentful-management. */
type CmaRequest = { entityType?: unknown; action?: unknown; params?: { entryId?: unknown } };

const answerCma = (request: CmaRequest, context: SpaceContext): unknown => {
  const id = text(request.params?.entryId);
  const name = `${text(request.entityType)}.${text(request.action)}`;
  const entity = context.store.require('Entry', id);
  if (name === 'Entry.get') return managementItem(entity, context);
  if (name === 'Snapshot.getManyForEntry') {
    const items = context.store
      .entrySnapshots(id)
      .slice(0, shownSnapshots)
      .map((snapshot) => entrySnapshot(entity, snapshot, context));
    return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: items.length, items };
  }
  throw new ApiError(404, 'NotFound', `The emulator does not answer ${name} of apps.`);
};

const setValue = (
  entity: Entity,
  [fieldId, locale, value]: readonly unknown[],
  { store }: SpaceContext,
): ChangedField => {
  const type = store.resource('ContentType', entity.contentTypeId ?? '');
  const fields = (type?.published?.body.fields ?? []) as ManagementField[];
  const field = fields.find(({ id }) => id === fieldId);
  if (!field) throw new ApiError(404, 'NotFound', `There is no field ${text(fieldId)}.`);
  const code = text(locale) || store.defaultLocale;
  const values = { ...entity.current.fields[field.id], [code]: value };
  if (value === undefined || value === null) delete values[code];
  store.put(
    'Entry',
    { id: entity.id, fields: { ...entity.current.fields, [field.id]: values } },
    entity.version,
    true,
  );
  return { fieldId: field.id, locale: code, value, text: toFormText(value, field) };
};

const callEntry = (entity: Entity, method: unknown, { store }: SpaceContext): void => {
  if (method === 'save') return;
  if (method === 'unpublish') {
    store.unpublish('Entry', entity.id);
    return;
  }
  if (method !== 'publish') {
    throw new ApiError(
      404,
      'NotFound',
      `The emulator does not answer entry.${text(method)} of apps.`,
    );
  }
  const problems = publishProblems(entity, store);
  if (problems.length > 0) throw validationFailed(problems);
  store.publish('Entry', entity.id);
};

/** Answers the calls of an app that read or change content, as Contentful's web app does with the rights of its user. */
export const answerCall = (
  id: string,
  { method, params }: AppCall,
  context: SpaceContext,
): AppAnswer => {
  const entity = context.store.require('Entry', id);
  const answer = (parts: Omit<AppAnswer, 'sys'>): AppAnswer => ({
    ...parts,
    sys: managementItem(context.store.require('Entry', id), context).sys,
  });
  switch (method) {
    case 'setValue': {
      const changed = setValue(entity, params, context);
      return answer({ result: changed.value, changed });
    }
    case 'removeValue':
      return answer({ changed: setValue(entity, [params[0], params[1], undefined], context) });
    case 'callEntryMethod':
      callEntry(entity, params[0], context);
      return answer({});
    case 'CMAAdapterCall':
      return answer({ result: answerCma(params[0] ?? {}, context) });
    case 'checkAccess':
      return answer({ result: true });
    default:
      throw new ApiError(404, 'NotFound', `The emulator does not answer ${method} of apps.`);
  }
};
