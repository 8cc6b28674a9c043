import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { linkTo, type SpaceContext } from '../delivery/spaceContext';
import type { App } from '../http/app';
import { conflict, notFound, validationFailed } from '../management/managementErrors';
import type { ReleaseRunner } from '../management/releases/releaseRunner';
import { saveResource } from '../management/model/saveResource';
import type { SpaceStore } from '../store/spaceStore';
import type { Link, Resource } from '../types';
import { openSnapshot, writeSnapshot } from './snapshot';

/** What serves an environment, under its own id and under those of its aliases. */
export type EnvironmentUnit = {
  store: SpaceStore;
  context: SpaceContext;
  releases: ReleaseRunner;
  close(): void;
};

export type EnvironmentOptions = {
  /** Folder of the copies. */
  folder: string;
  /** Starts webhooks and actions of a store; `context.environment` may change. */
  startUnit: (context: SpaceContext) => EnvironmentUnit;
  /** Builds the routes of a context. */
  buildApp: (context: SpaceContext, unit: EnvironmentUnit) => Promise<App>;
};

const contentPaths =
  'entries|assets|content_types|locales|tags|sync|public|releases|release_actions|bulk_actions';
const addressed = /^\/spaces\/[^/]+\/environments\/([^/?]+)\/./;
const unaddressed = new RegExp(`^/spaces/[^/]+/(?:${contentPaths})(?:[/?]|$)`);

/** A context for another address or store. Reads everything else, such as the host, from the first context. */
export const deriveContext = (
  context: SpaceContext,
  change: Partial<Pick<SpaceContext, 'environment' | 'store'>>,
): SpaceContext => Object.assign(Object.create(context) as SpaceContext, change);

/**
 * The environments of a space and their aliases. The first environment has the export file and the state folder's journal,
 * which also lists the others; each copy has a snapshot and a journal of its own. If an alias takes the id of the first
 * environment, that gets another id, as when a space of Contentful gets its first alias.
 */
export class Environments {
  private readonly units = new Map<string, EnvironmentUnit>();
  private readonly apps = new Map<string, Promise<App>>();

  constructor(
    private readonly context: SpaceContext,
    private readonly base: EnvironmentUnit,
    private readonly options: EnvironmentOptions,
  ) {
    for (const { id, body } of this.store.resources('Environment')) {
      this.units.set(id, body.isBase ? base : this.open(id));
    }
    if (!this.baseId) this.units.set(context.environment, base);
    this.nameContexts();
  }

  private get store(): SpaceStore {
    return this.context.store;
  }

  /** The id that the first environment got when an alias took its own. */
  private get baseId(): string | undefined {
    return this.store.resources('Environment').find(({ body }) => body.isBase)?.id;
  }

  ids(): string[] {
    return [...this.units.keys()];
  }

  /** Creates an environment as a copy of another. */
  create(id: string, name: string, sourceId: string): Resource {
    if (this.units.has(id) || this.alias(id)) throw conflict(`The environment "${id}" exists`);
    const source = this.units.get(this.targetOf(sourceId));
    if (!source) throw notFound('Environment', sourceId);
    writeSnapshot(this.folderOf(id), source.store, this.context.spaceId);
    const created = saveResource(this.store, 'Environment', id, { name }, undefined);
    this.units.set(id, this.open(id));
    return created;
  }

  remove(id: string): void {
    const unit = this.units.get(id);
    if (!unit) throw notFound('Environment', id);
    if (unit === this.base || this.aliasesOf(id).length > 0) {
      throw conflict(`The environment "${id}" is the first one or the target of an alias`);
    }
    this.store.removeResource('Environment', id);
    this.units.delete(id);
    this.apps.delete(id);
    unit.close();
    rmSync(this.folderOf(id), { recursive: true, force: true });
  }

  alias(id: string): Resource | undefined {
    return this.store.resource('EnvironmentAlias', id);
  }

  /** Creates an alias or switches it to another environment. */
  setAlias(id: string, targetId: string, version: number | undefined): Resource {
    const isFirst = id === this.context.environment && !this.baseId;
    if (this.units.has(id) && !isFirst) throw conflict(`The environment "${id}" has this id`);
    if (!this.units.has(targetId)) {
      const details = `There is no environment "${targetId}"`;
      throw validationFailed([{ name: 'notResolvable', details, path: ['environment'] }]);
    }
    const newBaseId = `${id}-${new Date().toISOString().slice(0, 10)}`;
    if (isFirst) {
      saveResource(
        this.store,
        'Environment',
        newBaseId,
        { name: newBaseId, isBase: true },
        undefined,
      );
      this.units.delete(id);
      this.units.set(newBaseId, this.base);
    }
    const environment = linkTo('Environment', targetId === id ? newBaseId : targetId);
    const saved = saveResource(this.store, 'EnvironmentAlias', id, { environment }, version);
    this.apps.delete(id);
    this.nameContexts();
    return saved;
  }

  removeAlias(id: string): void {
    if (!this.alias(id)) throw notFound('EnvironmentAlias', id);
    if (id === this.context.environment) throw conflict(`The alias "${id}" cannot be deleted`);
    this.store.removeResource('EnvironmentAlias', id);
    this.apps.delete(id);
    this.nameContexts();
  }

  /** The ids of the aliases of an environment. */
  aliasesOf(id: string): string[] {
    return this.store
      .resources('EnvironmentAlias')
      .filter((alias) => this.targetOf(alias.id) === id)
      .map((alias) => alias.id);
  }

  /** The routes for a URL; undefined if those of the first environment answer it. */
  async appOf(url: string): Promise<App | undefined> {
    const [, named] = addressed.exec(url) ?? [];
    const address = named ?? (unaddressed.test(url) ? this.context.environment : undefined);
    const unit = address === undefined ? undefined : this.units.get(this.targetOf(address));
    if (address === undefined || !unit) return undefined;
    if (unit === this.base && address === this.context.environment && !this.alias(address)) {
      return undefined;
    }
    const known = this.apps.get(address);
    if (known) return known;
    const context = deriveContext(this.context, { environment: address, store: unit.store });
    const app = this.options.buildApp(context, unit);
    this.apps.set(address, app);
    return app;
  }

  /** The store of the default environment, or of the target of its alias. */
  currentStore(): SpaceStore {
    return this.units.get(this.targetOf(this.context.environment))?.store ?? this.store;
  }

  /** Completes the actions on releases that the last process did not. */
  resume(): void {
    for (const { releases } of this.units.values()) releases.resume();
  }

  close(): void {
    for (const unit of this.units.values()) if (unit !== this.base) unit.close();
  }

  private folderOf(id: string): string {
    return join(this.options.folder, encodeURIComponent(id));
  }

  private targetOf(address: string): string {
    const target = this.alias(address)?.body.environment as Link | undefined;
    return target?.sys.id ?? address;
  }

  private open(id: string): EnvironmentUnit {
    const store = openSnapshot(this.folderOf(id));
    return this.options.startUnit(deriveContext(this.context, { environment: id, store }));
  }

  /** Webhooks name the alias of an environment, since sites and editors use it. */
  private nameContexts(): void {
    for (const [id, { context }] of this.units) context.environment = this.aliasesOf(id)[0] ?? id;
  }
}
