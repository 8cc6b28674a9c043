import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startPublisher, type PublisherOptions } from './startPublisher';
import type { Status } from './status/readStatus';
import { missedTargets, settledTargets } from './targets/moveTargets';

/**
 * Builds, checks and releases once, where something else receives the webhooks: a hosted CI, or the build hook of a host.
 *
 * @throws Error with the problems to fix; the last release stays.
 */
export const publishOnce = async (options: Omit<PublisherOptions, 'retryAfter'>): Promise<void> => {
  // A random secret: this publisher accepts no webhooks from others.
  const secret = randomBytes(32).toString('hex');
  const settings = {
    ...options.settings,
    secret,
    port: 0,
    isPrewarmed: false,
    // Receives nothing, so there is nothing to share.
    queue: undefined,
  };
  const publisher = await startPublisher({ ...options, settings, retryAfter: [] });
  const readStatus = async (): Promise<Status> =>
    (await (await fetch(`${publisher.origin}/status.json`)).json()) as Status;
  try {
    const { current } = await readStatus();
    // The first release starts without a webhook.
    if (current) await publisher.ask('build');
    for (;;) {
      const { state, failure, results, queueLength, stoppedBy } = await readStatus();
      if (stoppedBy !== undefined) throw new Error(`The publisher has stopped: ${stoppedBy}`);
      if (state === 'failed' && failure) throw new Error(failure.error);
      if (state === 'idle' && results.length > 0 && queueLength === 0) break;
      await wait(200);
    }
    const error = missedTargets(
      await settledTargets(async () => (await readStatus()).targets ?? []),
    );
    if (error) throw error;
  } finally {
    await publisher.close();
  }
};
