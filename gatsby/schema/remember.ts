import { contentTypes } from '../../contentful/model/contentTypes';
import type { ContentType } from '../../contentful/model/define';
import type { PlanLookUp } from '../site-plan/lookUpPlan';
import type { ContentNode, FindNode } from './contentNode';
import { currentPlan } from './currentPlan';
import { findNodeWith, untracked, type ResolverContext } from './resolverContext';
import { typeName } from './typeNames';

const memory = new WeakMap<PlanLookUp, Map<string, Promise<unknown>>>();

/**
 * The types that decide whether an entry of a type is complete: itself, and those it must link to, and theirs.
 *
 * @param type as in GraphQL.
 */
export const typesBehind = (type: string, seen: readonly string[] = []): string[] => {
  if (seen.includes(type)) return [];
  const model = (contentTypes as readonly ContentType[]).find(({ id }) => typeName(id) === type);
  const linked = Object.values(model?.fields ?? {})
    .filter(({ required, linkTo }) => required && linkTo !== undefined)
    .flatMap(({ linkTo = [] }) => linkTo.map(typeName));
  return [...new Set([type, ...linked.flatMap((other) => typesBehind(other, [...seen, type]))])];
};

type Options<Value> = {
  /** Tells the value from others of its types. */
  name: string;
  /** The GraphQL types that decide it. */
  types: readonly [string, ...string[]];
  context: ResolverContext;
  /** Makes it; what it reads is tracked by its types. */
  make: (context: ResolverContext, find: FindNode) => Promise<Value>;
};

/**
 * What many pages ask for, made once a build in each process rather than once a page. A page that asks is made again
 * when an entry of the types changes.
 */
export const remember = async <Value>({
  name,
  types,
  context,
  make,
}: Options<Value>): Promise<Value> => {
  const plan = currentPlan();
  const values = memory.get(plan) ?? new Map<string, Promise<unknown>>();
  memory.set(plan, values);
  for (const connectionType of types.flatMap((type) => typesBehind(type))) {
    context.nodeModel.trackPageDependencies([], { connectionType });
  }
  const key = `${types.join()} ${name}`;
  const quiet = untracked(context);
  const value = values.get(key) ?? make(quiet, findNodeWith(quiet));
  values.set(key, value);
  return value as Promise<Value>;
};

/**
 * The ids of a list of nodes: with a thousand articles of which each shows the three latest, sorting them for each would
 * take a million steps. Only ids are kept, so that memory stays flat.
 */
export const rememberIds = (options: Options<readonly ContentNode[]>): Promise<readonly string[]> =>
  remember({
    ...options,
    make: async (context, find) => (await options.make(context, find)).map(({ id }) => id),
  });
