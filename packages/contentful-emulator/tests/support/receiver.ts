import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onCleanUp } from './smallSpace';

export type Received = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  json: () => { sys: Record<string, unknown>; fields?: Record<string, unknown> };
};

/** Starts an HTTP server that receives webhooks. Responds with the given statuses in turn, then with 200. */
export const startReceiver = async (...statuses: number[]) => {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      const json = () => JSON.parse(body) as ReturnType<Received['json']>;
      received.push({ method, path, headers, body, json });
      response.writeHead(statuses.shift() ?? 200).end('taken');
      waiting.forEach((look) => look());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanUp(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook?site=a b`.replace(' ', '%20'),
    received,
    /** Resolves when the server has received the given number of calls. */
    count: (wanted: number) =>
      new Promise<Received[]>((resolve) => {
        const look = () => {
          if (received.length >= wanted) resolve(received);
        };
        waiting.push(look);
        look();
      }),
  };
};
