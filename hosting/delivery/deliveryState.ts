import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../contact/writeDurably';
import { deliveryKey, type ConnectorName } from './connector';

/** How far the delivery of a submission to a connector is. It holds nothing of the submission. */
export type DeliveryState = {
  status: 'waiting' | 'delivered' | 'dead';
  /** Attempts begun. */
  attempts: number;
  /** ISO 8601: of the last change. */
  at: string;
  /** ISO 8601: of the next attempt. */
  nextAt?: string;
  /** Why the last attempt failed. */
  error?: string;
};

const extension = '.delivery';

const stateFile = (id: string, connector: string): string =>
  `${deliveryKey(id, connector)}${extension}`;

/** Writes the state beside the submission, atomically and synced. */
export const writeState = async (
  folder: string,
  id: string,
  connector: ConnectorName,
  state: DeliveryState,
): Promise<void> => {
  await writeDurably(folder, stateFile(id, connector), `${JSON.stringify(state)}\n`);
};

/** The state of a delivery; undefined before the first attempt. */
export const readState = async (
  folder: string,
  id: string,
  connector: string,
): Promise<DeliveryState | undefined> => {
  try {
    return JSON.parse(
      await readFile(join(folder, stateFile(id, connector)), 'utf8'),
    ) as DeliveryState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
