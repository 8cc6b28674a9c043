import { badRequest } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import { checkLocales } from '../../export-file/checkLocales';
import { toLocale } from '../../store/readModel';
import type { Resource, ResourceBody } from '../../types';
import { conflict, notFound, readBody, validationFailed } from '../managementErrors';
import { created, type Call, type ManagementRouter } from '../managementRouter';
import { newId } from '../newId';
import { without } from '../without';
import { resourceItem } from './resourceItem';
import { resourceList } from './resourceList';
import { findResource, saveResource, withoutSys } from './saveResource';

const defaults = {
  fallbackCode: null,
  default: false,
  contentManagementApi: true,
  contentDeliveryApi: true,
  optional: false,
};

/** The languages of the space. The default one stays what it is, as with Contentful. */
export const addLocaleRoutes = ({ inEnvironment }: ManagementRouter, context: SpaceContext) => {
  const { store } = context;
  const find = (call: Call) => findResource(store, 'Locale', call.parameter('id'), notFound);
  const show = (resource: Resource) => {
    const item = resourceItem(resource, context);
    return { ...item, internal_code: resource.body.code };
  };
  /** Refuses a change after which the locales would no longer fit together. */
  const check = (locales: readonly Resource[]) => {
    const problems = checkLocales(locales.map(toLocale));
    if (problems.length === 0) return;
    throw validationFailed(
      problems.map((details) => ({ name: 'fallbackCode', details, path: ['fallbackCode'] })),
    );
  };
  const save = (id: string, call: Call, base: ResourceBody) => {
    const given = without(withoutSys(readBody(call.body)), 'internal_code');
    const body: ResourceBody = { ...defaults, ...base, ...given, default: base.default ?? false };
    if (typeof body.code !== 'string' || body.code === '') {
      throw validationFailed([
        { name: 'required', details: 'The property "code" is required here', path: ['code'] },
      ]);
    }
    const others = store.resources('Locale').filter((locale) => locale.id !== id);
    if (others.some((other) => other.body.code === body.code)) {
      throw validationFailed([
        {
          name: 'taken',
          value: body.code,
          details: `The locale "${body.code}" exists already`,
          path: ['code'],
        },
      ]);
    }
    const draft = { type: 'Locale', id, version: 0, createdAt: '', updatedAt: '', body } as const;
    check([...others, { ...draft, publishedCounter: 0 }]);
    return show(saveResource(store, 'Locale', id, body, call.version));
  };

  inEnvironment('GET', '/locales', ({ query }) => {
    const page = resourceList(store.resources('Locale'), query, context);
    return { ...page, items: page.items.map(({ sys }) => show(findLocale(sys.id))) };
  });
  const findLocale = (id: string) => findResource(store, 'Locale', id, notFound);
  inEnvironment('GET', '/locales/:id', (call) => show(find(call)));
  inEnvironment('POST', '/locales', (call) =>
    created(save(newId(), { ...call, version: undefined }, {})),
  );
  inEnvironment('PUT', '/locales/:id', (call) => {
    const { id, body } = find(call);
    return save(id, call, body);
  });
  inEnvironment('DELETE', '/locales/:id', (call) => {
    const { id, body } = find(call);
    if (body.default) throw badRequest('The default locale cannot be deleted.');
    const user = store.resources('Locale').find((other) => other.body.fallbackCode === body.code);
    if (user) throw conflict(`locale "${String(user.body.code)}" falls back to this one`);
    store.removeResource('Locale', id);
    return undefined;
  });
};
