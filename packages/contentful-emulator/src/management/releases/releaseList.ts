import { invalidQuery } from '../../delivery/apiError';
import { toCollection, type Query } from '../../delivery/queryPaging';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Link, Resource } from '../../types';
import { resourceItem } from '../model/resourceItem';
import { userLink } from '../user';
import { bodyOf, itemsOf, releaseItem } from './release';

/** Whether a value passes the filters `path`, `path[in]` and `path[nin]` of a query. */
const passes = (query: Query, path: string, values: readonly string[]): boolean => {
  const wanted = (query.get(`${path}[in]`) ?? query.get(path))?.split(',');
  const unwanted = query.get(`${path}[nin]`)?.split(',');
  return (
    (wanted === undefined || values.some((value) => wanted.includes(value))) &&
    !values.some((value) => unwanted?.includes(value))
  );
};

const sortKeys: Record<string, (resource: Resource) => string> = {
  title: ({ body }) => (body as { title?: string }).title ?? '',
  'sys.updatedAt': ({ updatedAt }) => updatedAt,
  'sys.createdAt': ({ createdAt }) => createdAt,
};

const sorted = (resources: readonly Resource[], order = '-sys.updatedAt'): Resource[] => {
  const keyOf = sortKeys[order.replace(/^-/, '')];
  if (!keyOf) throw invalidQuery([{ name: 'order', value: order }]);
  const sign = order.startsWith('-') ? -1 : 1;
  return [...resources].sort((a, b) => sign * (keyOf(a) < keyOf(b) ? -1 : 1));
};

const matches = (query: Query) => (release: Resource) => {
  const { title, status, schemaVersion = 'Release.v1' } = bodyOf(release);
  const items = itemsOf(release);
  const exists = query.get('entities[exists]');
  const words = query.get('title[match]')?.toLowerCase().split(/\s+/) ?? [];
  return (
    passes(query, 'sys.id', [release.id]) &&
    passes(query, 'sys.status', [status]) &&
    passes(query, 'sys.schemaVersion', [schemaVersion]) &&
    passes(query, 'sys.createdBy.sys.id', [userLink.sys.id]) &&
    passes(
      query,
      'entities.sys.linkType',
      items.map(({ kind }) => kind),
    ) &&
    passes(
      query,
      'entities.sys.id',
      items.map(({ id }) => id),
    ) &&
    (exists === undefined || (exists === 'true') === items.length > 0) &&
    words.every((word) => title.toLowerCase().includes(word))
  );
};

/** Response of `releases`: a page by cursors. */
export const releaseList = (query: Query, context: SpaceContext) => {
  const found = sorted(
    context.store.resources('Release').filter(matches(query)),
    query.get('order'),
  );
  const withCursor = Object.assign(new Map([...query, ['cursor', 'true']]), { path: query.path });
  const page = toCollection(found, withCursor as Query);
  return { ...page, items: page.items.map((release) => releaseItem(release, context)) };
};

/** Response of `release_actions`. */
export const releaseActionList = (query: Query, context: SpaceContext) => {
  const releaseOf = ({ body }: Resource) => (body.release as Link).sys.id;
  const found = context.store
    .resources('ReleaseAction')
    .filter(
      (action) =>
        passes(query, 'sys.id', [action.id]) &&
        passes(query, 'sys.status', [String(action.body.status)]) &&
        passes(query, 'sys.release.sys.id', [releaseOf(action)]) &&
        passes(query, 'action', [String(action.body.action)]),
    );
  const all = sorted(found, query.get('order'));
  const seen = new Set<string>();
  const shown =
    query.get('uniqueBy') === 'sys.release.sys.id'
      ? all.filter((action) => !seen.has(releaseOf(action)) && seen.add(releaseOf(action)))
      : all;
  const page = toCollection(shown, query);
  return { ...page, items: page.items.map((action) => resourceItem(action, context)) };
};
