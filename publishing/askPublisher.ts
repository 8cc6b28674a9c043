import { randomUUID } from 'node:crypto';
import type { PublishingSettings } from './readPublishingSettings';
import { commandTopics } from './webhook/readWebhook';
import { sendWebhook } from './webhook/sendWebhook';

/**
 * Asks the publisher that runs on this machine, by a webhook like any other.
 *
 * @throws Error when none runs, or it refuses.
 */
export const askPublisher = async (
  { port, secret }: Pick<PublishingSettings, 'port' | 'secret'>,
  command: keyof typeof commandTopics,
): Promise<void> => {
  const status = await sendWebhook({
    address: `http://127.0.0.1:${port}/webhook`,
    secret,
    topic: commandTopics[command],
    key: randomUUID(),
    body: { sys: { type: 'Command', id: command } },
  }).catch(() => {
    throw new Error(`No publisher answers on port ${port}. Start it: npm run publisher.`);
  });
  if (status !== 200) throw new Error(`The publisher answered ${status}: is its secret another?`);
};
