import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refreshEdges } from '../src/targets/refreshEdges';

let status = 204;
const requests: string[] = [];
let server: Server;
let edge: string;

beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  edge = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('each edge is told; one that refuses is logged once, until it answers again', async () => {
  const log: string[] = [];
  const refresh = refreshEdges([edge, edge], (line) => log.push(line));
  await refresh();
  expect(requests.splice(0)).toEqual(['POST /_edge_refresh', 'POST /_edge_refresh']);
  expect(log).toEqual([]);

  const refreshOne = refreshEdges([edge], (line) => log.push(line));
  for (status of [503, 503, 204, 429]) await refreshOne();
  expect(log).toEqual([
    `${edge} was not told of the release, and shows it a second later: it answered 503`,
    `${edge} was not told of the release, and shows it a second later: it answered 429`,
  ]);
});

test('an edge that is away does not hold up the others', async () => {
  status = 204;
  requests.splice(0);
  const log: string[] = [];
  await refreshEdges(['http://127.0.0.1:1', edge], (line) => log.push(line))();
  expect(requests).toEqual(['POST /_edge_refresh']);
  expect(log).toEqual([expect.stringContaining('http://127.0.0.1:1 was not told')]);
});
