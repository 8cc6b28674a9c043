import { setTimeout as wait } from 'node:timers/promises';
import { headline, type Status } from 'static-site-publisher/status';

/** Lines of progress that come by the hundred. */
const tooMany = /Reading page|Placing file/;

export const readStatus = async (origin: string): Promise<Status> =>
  (await (await fetch(`${origin}/status.json`)).json()) as Status;

/**
 * Follows a publisher until something has come about, and tells each new step.
 *
 * @throws Error with the publisher's problems, when it has failed.
 */
export const followUntil = async (
  origin: string,
  isReached: (status: Status) => boolean | Promise<boolean>,
  tell: (line: string) => void,
): Promise<Status> => {
  let told = '';
  for (;;) {
    const status = await readStatus(origin);
    if (await isReached(status)) return status;
    const doing = status.run?.doing;
    const line = `${headline(status)}${doing && !tooMany.test(doing) ? `: ${doing}` : ''}`;
    if (line !== told && status.state !== 'idle') tell((told = line));
    if (status.state === 'failed') throw new Error(status.failure?.error ?? 'It failed.');
    await wait(50);
  }
};

/** Whether nothing is left to do. */
export const isIdle = ({ state, queueLength }: Status): boolean =>
  state === 'idle' && queueLength === 0;
