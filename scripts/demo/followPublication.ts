import { setTimeout as wait } from 'node:timers/promises';
import { headline, type Status } from 'static-site-publisher/status';
import { askPatiently } from './askPatiently';

const pauseMilliseconds = 250;

/** Progress lines too frequent to print. */
const tooMany = /Reading page|Placing file/;

export const readStatus = (origin: string): Promise<Status> =>
  askPatiently(`${origin}/status.json`, async (response) => (await response.json()) as Status);

/**
 * Polls a publisher's status until a condition holds, and reports each new step. Waits for the end of faults of the network.
 *
 * @throws Error with the publisher's problems if the publication fails.
 */
export const followUntil = async (
  origin: string,
  isReached: (status: Status) => boolean | Promise<boolean>,
  report: (line: string) => void,
): Promise<Status> => {
  let reported = '';
  for (;;) {
    const status = await readStatus(origin);
    if (await isReached(status)) return status;
    const doing = status.run?.doing;
    const line = `${headline(status)}${doing && !tooMany.test(doing) ? `: ${doing}` : ''}`;
    if (line !== reported && status.state !== 'idle') report((reported = line));
    if (status.state === 'failed') throw new Error(status.failure?.error ?? 'It failed.');
    await wait(pauseMilliseconds);
  }
};

/** Whether the publisher is idle with an empty queue. */
export const isIdle = ({ state, queueLength }: Status): boolean =>
  state === 'idle' && queueLength === 0;
