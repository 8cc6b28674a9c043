import { setTimeout as wait } from 'node:timers/promises';
import { conflict } from '../managementErrors';
import { linkTo, type SpaceContext } from '../../delivery/spaceContext';
import type { Faults } from '../../faults/faults';
import type { Cause } from '../../store/changes';
import type { Link, Resource } from '../../types';
import { newId } from '../newId';
import { publishError } from '../validation/publishError';
import { actionsOf, itemsOf, type ReleaseItem } from './release';

export type ReleaseActionBody = {
  action: 'publish' | 'unpublish' | 'validate';
  release: Link;
  /** `created` until the entities are validated, `inProgress` while they are published. */
  status: 'created' | 'inProgress' | 'succeeded' | 'failed';
  /** Of the release when the action was created. */
  releaseVersion: number;
  validatedAction: 'publish' | 'unpublish';
  /** The scheduled action that started it, if any. */
  scheduledActionId?: string;
  error?: object;
};

type Start = Pick<ReleaseActionBody, 'action' | 'validatedAction' | 'scheduledActionId'>;

const bodyOf = ({ body }: Resource): ReleaseActionBody => body as ReleaseActionBody;

const isOpen = (action: Resource): boolean =>
  ['created', 'inProgress'].includes(bodyOf(action).status);

/**
 * Runs actions on releases: validates all entities, and publishes or unpublishes all of them or none. The state of an
 * action is in the journal before its first entity changes, so that a start after a crash completes it.
 */
export class ReleaseRunner {
  private readonly abort = new AbortController();

  constructor(
    private readonly context: SpaceContext,
    private readonly faults: Faults,
    private readonly log: (line: string) => void,
  ) {}

  /** Starts an action and returns its first state. Throws Contentful's 409 while another action on the release runs. */
  start(release: Resource, start: Start): Resource {
    if (actionsOf(release, this.context).some(isOpen)) {
      throw conflict(`Another action on the release "${release.id}" is in progress`);
    }
    const created = this.change('create', newId(), {
      ...start,
      release: linkTo('Release', release.id),
      releaseVersion: release.version,
      status: 'created',
    });
    this.run(created, release);
    return created;
  }

  /** Completes the actions that the last process did not. */
  resume(): void {
    for (const action of this.context.store.resources('ReleaseAction').filter(isOpen)) {
      const release = this.context.store.resource('Release', bodyOf(action).release.sys.id);
      if (release) this.run(action, release);
    }
  }

  close(): void {
    this.abort.abort();
  }

  private run(action: Resource, release: Resource): void {
    const { action: name, status, validatedAction } = bodyOf(action);
    const items = itemsOf(release);
    if (status === 'created') {
      const errors = items.flatMap((item) => {
        const { kind, id } = item;
        const error = publishError(item.action ?? validatedAction, kind, id, this.context);
        return error ? [{ error, entity: linkTo(kind, id) }] : [];
      });
      if (errors.length > 0 || name === 'validate') return this.finish(action, errors);
      this.change('save', action.id, { ...bodyOf(action), status: 'inProgress' });
    }
    // A resumed action leaves out what it has done already.
    const todo = status === 'created' ? items : items.filter((item) => !this.isDone(action, item));
    const pause = this.faults.settings.releaseMilliseconds / Math.max(1, todo.length);
    if (pause === 0) {
      todo.forEach((item) => this.apply(action, item));
      return this.finish(action, []);
    }
    this.spread(action, todo, pause).catch((error: unknown) => {
      if (!this.abort.signal.aborted) this.log(`release: ${(error as Error).message}`);
    });
  }

  private async spread(action: Resource, items: readonly ReleaseItem[], pause: number) {
    for (const item of items) {
      await wait(pause, undefined, { signal: this.abort.signal, ref: false });
      this.apply(action, item);
    }
    this.finish(action, []);
  }

  private actionFor(action: Resource, item: ReleaseItem): 'publish' | 'unpublish' {
    return item.action ?? bodyOf(action).validatedAction;
  }

  private isDone(action: Resource, item: ReleaseItem): boolean {
    const entity = this.context.store.get(item.kind, item.id);
    if (!entity) return true;
    if (this.actionFor(action, item) === 'unpublish') return !entity.published;
    return entity.published?.version === entity.version - 1;
  }

  private apply(action: Resource, item: ReleaseItem): void {
    const { kind, id } = item;
    const { release, releaseVersion, scheduledActionId } = bodyOf(action);
    const change = this.actionFor(action, item);
    const { store } = this.context;
    if (change === 'unpublish' && !store.get(kind, id)?.published) return;
    const cause: Cause = {
      release: { id: release.sys.id, version: releaseVersion, actionId: action.id },
      ...(scheduledActionId !== undefined && { scheduledActionId }),
    };
    store[change](kind, id, undefined, cause);
  }

  private finish(action: Resource, errors: readonly object[]): void {
    const status = errors.length > 0 ? 'failed' : 'succeeded';
    const error = {
      sys: { type: 'Error', id: 'ReleaseActionFailed' },
      message: 'Not all entities could be processed',
      details: { errors },
    };
    const body = { ...bodyOf(action), status, ...(errors.length > 0 && { error }) } as const;
    this.change('execute', action.id, body);
    const { scheduledActionId } = body;
    if (scheduledActionId === undefined) return;
    this.context.store.changeResource(
      'execute',
      'ScheduledAction',
      scheduledActionId,
      (before, now) => {
        if (!before) throw new Error(`there is no scheduled action "${scheduledActionId}"`);
        return {
          ...before,
          version: before.version + 1,
          updatedAt: now,
          body: { ...before.body, status, ...(errors.length > 0 && { error }) },
        };
      },
    );
  }

  private change(
    action: 'create' | 'save' | 'execute',
    id: string,
    body: ReleaseActionBody,
  ): Resource {
    const type = 'ReleaseAction';
    return this.context.store.changeResource(action, type, id, (before, now) => ({
      ...(before ?? { type, id, createdAt: now, publishedCounter: 0 }),
      version: (before?.version ?? 0) + 1,
      updatedAt: now,
      body: body,
    }));
  }
}
