import { orderItems } from '../../delivery/orderItems';
import { toCollection, type Query } from '../../delivery/queryPaging';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Resource } from '../../types';
import { resourceItem } from './resourceItem';

const idsIn = (query: Query): string[] | undefined =>
  (query.get('sys.id[in]') ?? query.get('sys.id'))?.split(',');

/** One page of resources. Applies `order` and the filters `sys.id` and `name`. */
export const resourceList = (all: readonly Resource[], query: Query, context: SpaceContext) => {
  const ids = idsIn(query);
  const name = query.get('name');
  const items = all
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .filter(({ body }) => name === undefined || body.name === name)
    .map((resource) => resourceItem(resource, context));
  const order = query.get('order')?.replace(/\b(?<!sys\.)name\b/g, 'sys.id');
  return toCollection(orderItems(items, order ?? 'sys.createdAt', 'Entry', undefined), query);
};
