import { randomUUID } from 'node:crypto';
import { commandsOf, type PublisherConfig } from './config';
import { reachableHost } from './reachableHost';
import type { PublisherSettings } from './readSettings';
import { commandTopics } from './webhook/readWebhook';
import { sendWebhook } from './webhook/sendWebhook';

/**
 * Sends a command to the publisher on this machine as a signed webhook.
 *
 * @throws Error if no publisher runs, or it rejects the request.
 */
export const askPublisher = async (
  { host, port, secret }: Pick<PublisherSettings, 'host' | 'port' | 'secret'>,
  command: keyof typeof commandTopics,
  config: Pick<PublisherConfig, 'commands'> = {},
): Promise<void> => {
  const status = await sendWebhook({
    address: `http://${reachableHost(host)}:${port}/webhook`,
    secret,
    topic: commandTopics[command],
    key: randomUUID(),
    body: { sys: { type: 'Command', id: command } },
  }).catch(() => {
    throw new Error(`No publisher answers on port ${port}. Start it: ${commandsOf(config).start}.`);
  });
  if (status !== 200) throw new Error(`The publisher answered ${status}: is its secret another?`);
};
