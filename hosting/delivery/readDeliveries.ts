import { listSubmissions, readSubmission } from '../contact/submissionStore';
import { connectorNames, deliveryKey } from './connector';
import { readState } from './deliveryState';

export type DeadLetter = {
  /** Of the submission. */
  id: string;
  connector: string;
  attempts: number;
  /** ISO 8601: of the last attempt. */
  at: string;
  error: string;
};

export type DeliveryOverview = {
  submissions: number;
  /** Deliveries that have not succeeded yet. */
  waiting: number;
  /** Newest first. */
  dead: readonly DeadLetter[];
};

/**
 * Reads how the deliveries of a folder fare, from another process than the server too. What is delivered is remembered and
 * not read again. Nothing of a submission is in the result.
 */
export const deliveryReader = (folder: string): (() => Promise<DeliveryOverview>) => {
  const finished = new Set<string>();
  const dueTo = new Map<string, readonly string[]>();
  return async () => {
    const ids = await listSubmissions(folder);
    let waiting = 0;
    const dead: DeadLetter[] = [];
    for (const id of ids) {
      if (finished.has(id)) continue;
      const due = dueTo.get(id) ?? (await readSubmission(folder, id))?.connectors ?? [];
      dueTo.set(id, due);
      let isFinished = true;
      // A submission that was sent by hand is due to no connector, and may have states nevertheless.
      for (const connector of connectorNames) {
        const state = await readState(folder, id, connector);
        if (state?.status === 'delivered' || (state === undefined && !due.includes(connector)))
          continue;
        isFinished = false;
        if (state?.status !== 'dead') waiting += 1;
        else {
          const { attempts, at, error = 'unknown error' } = state;
          dead.push({ id, connector, attempts, at, error });
        }
      }
      // Without a due connector it may be sent by hand later.
      if (isFinished && due.length > 0) finished.add(id);
    }
    const keyOf = ({ at, id, connector }: DeadLetter): string => at + deliveryKey(id, connector);
    dead.sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
    return { submissions: ids.length, waiting, dead };
  };
};
