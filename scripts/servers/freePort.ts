import { createServer, type AddressInfo } from 'node:net';

const findPort = (wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** A port of this machine that was free a moment ago. */
export const freePort = (): Promise<number> => findPort(0);

/** A port that was free a moment ago, as was the next one. */
export const freePortPair = async (): Promise<number> => {
  const port = await freePort();
  return findPort(port + 1).then(
    () => port,
    () => freePortPair(),
  );
};
