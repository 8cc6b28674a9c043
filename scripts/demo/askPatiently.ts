import { setTimeout as wait } from 'node:timers/promises';

const firstPauseMilliseconds = 50;
const longestPauseMilliseconds = 2000;
/** An answer takes some milliseconds; a machine that is busy building can take seconds. */
const answerMilliseconds = 10_000;
/** A fault that lasts longer is no passing one. */
const patienceMilliseconds = 120_000;

/** `fetch` throws a TypeError for all faults of the network. JSON that ends early is a SyntaxError. */
const passing: ReadonlySet<string> = new Set(['TypeError', 'SyntaxError', 'TimeoutError']);

const isPassing = (error: unknown): boolean => passing.has((error as Error).name);

/**
 * Fetches a URL and reads the response. Repeats both after a fault of the network, with pauses that double up to two seconds.
 *
 * @throws the fault after two minutes of nothing else.
 */
export const askPatiently = async <Answer>(
  url: string,
  read: (response: Response) => Promise<Answer>,
  options: Pick<RequestInit, 'redirect'> = {},
  patience = patienceMilliseconds,
): Promise<Answer> => {
  const started = performance.now();
  for (
    let pause = firstPauseMilliseconds;
    ;
    pause = Math.min(longestPauseMilliseconds, pause * 2)
  ) {
    try {
      const signal = AbortSignal.timeout(answerMilliseconds);
      return await read(await fetch(url, { ...options, signal }));
    } catch (error) {
      if (!isPassing(error) || performance.now() - started + pause > patience) throw error;
      await wait(pause);
    }
  }
};
