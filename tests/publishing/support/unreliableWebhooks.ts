import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type UnreliableWebhooks = {
  address: string;
  /** Where webhooks go; undefined while nothing listens there. */
  target: string | undefined;
  counts: { failed: number; repeated: number; delivered: number };
  close: () => Promise<void>;
};

const longestDelay = 600;
const hopHeaders = new Set(['host', 'connection']);

/**
 * Passes webhooks on as a bad network does: each late by another time and so in another order, some refused so that the
 * sender retries, some twice.
 */
export const startUnreliableWebhooks = async (): Promise<UnreliableWebhooks> => {
  let isClosed = false;
  const deliver = async (body: Buffer, headers: Record<string, string>): Promise<number> => {
    while (!isClosed) {
      const sent = await fetch(`${webhooks.target ?? 'http://127.0.0.1:9'}/webhook`, {
        method: 'POST',
        body: new Uint8Array(body),
        headers,
      }).catch(() => undefined);
      if (sent) return sent.status;
      await wait(50);
    }
    return 503;
  };
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const { counts } = webhooks;
      const kept = Object.entries(request.headers).filter(([name]) => !hopHeaders.has(name));
      const headers = Object.fromEntries(kept) as Record<string, string>;
      const isLast = headers['x-contentful-webhook-request-attempt'] === '3';
      if (!isLast && Math.random() < 0.15) {
        counts.failed += 1;
        response.writeHead(500).end();
        return;
      }
      await wait(Math.random() * longestDelay);
      const status = await deliver(body, headers);
      counts.delivered += 1;
      response.writeHead(status).end();
      if (Math.random() < 0.15) {
        counts.repeated += 1;
        await wait(Math.random() * longestDelay);
        await deliver(body, headers);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const webhooks: UnreliableWebhooks = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    target: undefined,
    counts: { failed: 0, repeated: 0, delivered: 0 },
    close: async () => {
      isClosed = true;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return webhooks;
};
