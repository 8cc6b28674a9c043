/** @jest-environment node */
import { createServer } from 'node:http';
import {
  connect,
  createServer as createProxy,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { askPatiently } from '~/scripts/demo/askPatiently';
import { followUntil, isIdle } from '~/scripts/demo/followPublication';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const status = {
  state: 'idle',
  queueLength: 0,
  results: [],
  warnings: [],
  filler: 'x'.repeat(500),
};

/** A server of a status, and a proxy before it that cuts connections: after a request, or in the middle of an answer. */
const startCutting = async (cuts: number) => {
  const server = createServer((_, response) => {
    response.write(JSON.stringify(status).slice(0, 50));
    setTimeout(() => response.end(JSON.stringify(status).slice(50)), 5);
  });
  await listen(server);
  let left = cuts;
  const open = new Set<Socket>();
  const proxy = createProxy((client) => {
    open.add(client);
    client.on('error', () => undefined);
    left -= 1;
    if (left >= 0 && left % 2 === 0) return void client.once('data', () => client.destroy());
    const upstream = connect(portOf(server), '127.0.0.1');
    open.add(upstream);
    upstream.on('error', () => undefined).on('close', () => client.destroy());
    client.pipe(upstream);
    if (left < 0) return void upstream.pipe(client);
    // Part of the answer, which may have come as a whole.
    return void upstream.once('data', (chunk: Buffer) =>
      client.write(chunk.subarray(0, chunk.indexOf('\r\n\r\n') + 20), () => client.destroy()),
    );
  });
  await listen(proxy);
  const close = async (): Promise<void> => {
    for (const socket of open) socket.destroy();
    for (const each of [proxy, server]) {
      await new Promise<void>((resolve) => each.close(() => resolve()));
    }
  };
  return {
    origin: `http://127.0.0.1:${portOf(proxy)}`,
    faultsLeft: () => Math.max(0, left),
    close,
  };
};

test('polling outlives connections that are cut before and in the middle of an answer', async () => {
  const { origin, faultsLeft, close } = await startCutting(5);
  try {
    const seen = await followUntil(origin, isIdle, () => undefined);
    expect(seen).toEqual(status);
    expect(faultsLeft()).toBe(0);
  } finally {
    await close();
  }
});

test('a fault that lasts ends it', async () => {
  const { origin, close } = await startCutting(1000);
  try {
    const started = performance.now();
    await expect(askPatiently(origin, (response) => response.text(), {}, 200)).rejects.toThrow(
      /fetch failed|terminated/,
    );
    expect(performance.now() - started).toBeGreaterThan(100);
  } finally {
    await close();
  }
});
