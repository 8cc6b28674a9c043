import { ApiError } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import { StoreError } from '../../store/storeError';
import type { Resource } from '../../types';
import type { ReleaseRunner } from '../releases/releaseRunner';
import { saveResource } from '../model/saveResource';
import { checkPublishable } from '../validation/checkPublishable';
import type { ScheduledBody } from './scheduledActionRoutes';

const everyMilliseconds = 500;

/** Starts the action on a release; its end sets the status of the scheduled action. */
const runRelease = (
  { id, body, version }: Pick<Resource, 'id' | 'body' | 'version'>,
  { store }: SpaceContext,
  releases: ReleaseRunner,
  log: (line: string) => void,
) => {
  const { action, entity } = body as ScheduledBody;
  const release = store.resource('Release', entity.sys.id);
  saveResource(store, 'ScheduledAction', id, { ...body, status: 'inProgress' }, version);
  try {
    if (!release) throw new StoreError('NotFound', `there is no release "${entity.sys.id}"`);
    releases.start(release, { action, validatedAction: action, scheduledActionId: id });
  } catch (error) {
    if (!(error instanceof StoreError) && !(error instanceof ApiError)) throw error;
    saveResource(
      store,
      'ScheduledAction',
      id,
      { ...body, status: 'failed' },
      version + 1,
      'execute',
    );
    log(`scheduled ${action} of the release "${entity.sys.id}" failed: ${error.message}`);
  }
};

/** Runs the actions that are due. An action that throws gets the status `failed`; its error is logged. */
const runDue = (context: SpaceContext, releases: ReleaseRunner, log: (line: string) => void) => {
  const { store } = context;
  const isDue = ({ body }: Resource) => {
    const { status, scheduledFor } = body as ScheduledBody;
    return status === 'scheduled' && Date.parse(scheduledFor.datetime) <= Date.now();
  };
  for (const { id, body, version } of store.resources('ScheduledAction').filter(isDue)) {
    const { action, entity } = body as ScheduledBody;
    if (entity.sys.linkType === 'Release') {
      runRelease({ id, body, version }, context, releases, log);
      continue;
    }
    const kind = entity.sys.linkType === 'Asset' ? 'Asset' : 'Entry';
    let status: ScheduledBody['status'] = 'succeeded';
    try {
      if (action === 'publish') checkPublishable(store.require(kind, entity.sys.id), context);
      store[action](kind, entity.sys.id, undefined, { scheduledActionId: id });
    } catch (error) {
      if (!(error instanceof StoreError) && !(error instanceof ApiError)) throw error;
      status = 'failed';
      log(`scheduled ${action} of "${entity.sys.id}" failed: ${error.message}`);
    }
    saveResource(store, 'ScheduledAction', id, { ...body, status }, version, 'execute');
  }
};

/** Runs due scheduled actions, twice a second. At start it runs those that became due while the emulator was not running. */
export const runSchedule = (
  context: SpaceContext,
  releases: ReleaseRunner,
  log: (line: string) => void,
): (() => void) => {
  const timer = setInterval(() => {
    try {
      runDue(context, releases, log);
    } catch (error) {
      log(`scheduled actions failed: ${(error as Error).message}`);
    }
  }, everyMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
};
