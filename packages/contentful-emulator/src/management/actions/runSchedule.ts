import { ApiError } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import { StoreError } from '../../store/storeError';
import type { Resource } from '../../types';
import { saveResource } from '../model/saveResource';
import { checkPublishable } from '../validation/checkPublishable';
import type { ScheduledBody } from './scheduledActionRoutes';

const everyMilliseconds = 500;

/** Runs the actions that are due. An action that throws gets the status `failed`; its error is logged. */
const runDue = (context: SpaceContext, log: (line: string) => void) => {
  const { store } = context;
  const isDue = ({ body }: Resource) => {
    const { status, scheduledFor } = body as ScheduledBody;
    return status === 'scheduled' && Date.parse(scheduledFor.datetime) <= Date.now();
  };
  for (const { id, body, version } of store.resources('ScheduledAction').filter(isDue)) {
    const { action, entity } = body as ScheduledBody;
    const kind = entity.sys.linkType === 'Asset' ? 'Asset' : 'Entry';
    let status: ScheduledBody['status'] = 'succeeded';
    try {
      if (action === 'publish') checkPublishable(store.require(kind, entity.sys.id), context);
      store[action](kind, entity.sys.id);
    } catch (error) {
      if (!(error instanceof StoreError) && !(error instanceof ApiError)) throw error;
      status = 'failed';
      log(`scheduled ${action} of "${entity.sys.id}" failed: ${error.message}`);
    }
    saveResource(store, 'ScheduledAction', id, { ...body, status }, version);
  }
};

/** Runs due scheduled actions, twice a second. At start it runs those that became due while the emulator was not running. */
export const runSchedule = (context: SpaceContext, log: (line: string) => void): (() => void) => {
  const timer = setInterval(() => {
    try {
      runDue(context, log);
    } catch (error) {
      log(`scheduled actions failed: ${(error as Error).message}`);
    }
  }, everyMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
};
