import { badRequest } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import { checkLocales } from '../../export-file/checkLocales';
import { toLocale } from '../../store/readModel';
import type { Resource, ResourceBody } from '../../types';
import { conflict, notFound, readBody, validationFailed } from '../managementErrors';
import { created, type ManagementRequest, type ManagementRouter } from '../managementRouter';
import { newId } from '../newId';
import { omit } from '../omit';
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

/** Adds the routes of locales. As in Contentful, another locale cannot become the default. */
export const addLocaleRoutes = ({ inEnvironment }: ManagementRouter, context: SpaceContext) => {
  const { store } = context;
  const find = (request: ManagementRequest) =>
    findResource(store, 'Locale', request.parameter('id'), notFound);
  const show = (resource: Resource) => {
    const item = resourceItem(resource, context);
    return { ...item, internal_code: resource.body.code };
  };
  /** Throws Contentful's 422 for unknown or circular fallbacks. */
  const check = (locales: readonly Resource[]) => {
    const problems = checkLocales(locales.map(toLocale));
    if (problems.length === 0) return;
    throw validationFailed(
      problems.map((details) => ({ name: 'fallbackCode', details, path: ['fallbackCode'] })),
    );
  };
  const save = (id: string, request: ManagementRequest, base: ResourceBody) => {
    const given = omit(withoutSys(readBody(request.body)), 'internal_code');
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
    return show(saveResource(store, 'Locale', id, body, request.version));
  };

  inEnvironment('GET', '/locales', ({ query }) => {
    const page = resourceList(store.resources('Locale'), query, context);
    return { ...page, items: page.items.map(({ sys }) => show(findLocale(sys.id))) };
  });
  const findLocale = (id: string) => findResource(store, 'Locale', id, notFound);
  inEnvironment('GET', '/locales/:id', (request) => show(find(request)));
  inEnvironment('POST', '/locales', (request) =>
    created(save(newId(), { ...request, version: undefined }, {})),
  );
  inEnvironment('PUT', '/locales/:id', (request) => {
    const { id, body } = find(request);
    return save(id, request, body);
  });
  inEnvironment('DELETE', '/locales/:id', (request) => {
    const { id, body } = find(request);
    if (body.default) throw badRequest('The default locale cannot be deleted.');
    const user = store.resources('Locale').find((other) => other.body.fallbackCode === body.code);
    if (user) throw conflict(`locale "${String(user.body.code)}" falls back to this one`);
    store.removeResource('Locale', id);
    return undefined;
  });
};
