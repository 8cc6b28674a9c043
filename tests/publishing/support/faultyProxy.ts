import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `cut`: ends connections in the middle of what the client sends. `503`: answers so. `refuse`: ends them at once. */
export type Fault = 'none' | 'cut' | '503' | 'refuse';

export type FaultyProxy = {
  port: number;
  setFault: (fault: Fault) => void;
  /** How often the fault has occurred. */
  faults: () => number;
  /** Bytes that clients have sent. */
  sent: () => number;
  close: () => Promise<void>;
};

/** A TCP proxy on 127.0.0.1 that fails on demand. */
export const startFaultyProxy = async (target: number): Promise<FaultyProxy> => {
  let fault: Fault = 'none';
  let faults = 0;
  let sent = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client)).on('error', () => undefined);
    if (fault === 'refuse') {
      faults += 1;
      client.destroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    upstream.pipe(client);
    client.on('data', (chunk: Buffer) => {
      sent += chunk.length;
      if (fault === 'cut' && chunk.length > 400) {
        // Half of the request reaches the store.
        faults += 1;
        upstream.write(chunk.subarray(0, chunk.length / 2), () => client.destroy());
      } else if (fault === '503') {
        faults += 1;
        client.end('HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
        upstream.destroy();
      } else upstream.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setFault: (next) => {
      fault = next;
      if (fault === 'none') return;
      // Connections that are kept open would not notice.
      for (const socket of sockets) if (fault !== 'cut') socket.destroy();
    },
    faults: () => faults,
    sent: () => sent,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
