import { readSubmission } from '../contact/submissionStore';
import { deliveryKey, DeliveryError, type Connector } from './connector';
import { writeState, type DeliveryState } from './deliveryState';
import { retryDelay, type RetryOptions } from './retryDelay';

/** Milliseconds that an attempt may take. */
const longestAttempt = 60_000;

export type AttemptOptions = {
  folder: string;
  retry: RetryOptions;
  /** Aborts when the server closes. */
  closing: AbortSignal;
};

/** The message of an error that may be shown; other errors may quote the submission. */
const reasonOf = (error: unknown): string => {
  if (error instanceof DeliveryError) return error.message;
  const { code, name } = error as NodeJS.ErrnoException;
  return `unexpected error (${code ?? name})`;
};

/**
 * One attempt. The state is written before it, so that attempts before a crash count, and after it. A crash in between
 * repeats the delivery with the same key.
 *
 * @returns the state to record; undefined if the submission has been deleted.
 */
export const attemptDelivery = async (
  id: string,
  connector: Connector,
  attemptsBefore: number,
  { folder, retry, closing }: AttemptOptions,
): Promise<DeliveryState | undefined> => {
  const submission = await readSubmission(folder, id);
  if (submission === undefined) return undefined;
  const attempts = attemptsBefore + 1;
  const now = (): Pick<DeliveryState, 'attempts' | 'at'> => ({
    attempts,
    at: new Date().toISOString(),
  });
  const waiting = (wait: number, error?: string): DeliveryState => ({
    status: 'waiting',
    ...now(),
    nextAt: new Date(Date.now() + wait).toISOString(),
    error,
  });
  await writeState(folder, id, connector.name, waiting(retryDelay(attempts, retry)));
  try {
    await connector.deliver({
      id,
      key: deliveryKey(id, connector.name),
      submission,
      signal: AbortSignal.any([closing, AbortSignal.timeout(longestAttempt)]),
    });
    return { status: 'delivered', ...now() };
  } catch (error) {
    const { isFinal = false, retryAfter } = error instanceof DeliveryError ? error.details : {};
    const reason = reasonOf(error);
    return isFinal || attempts >= retry.attempts
      ? { status: 'dead', ...now(), error: reason }
      : waiting(retryDelay(attempts, retry, retryAfter), reason);
  }
};
