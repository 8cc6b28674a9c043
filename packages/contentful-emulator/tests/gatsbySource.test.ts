import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Emulator } from '../src/startEmulator';
import { cleanUp, deliveryToken, makeFolder, startSmallSpace } from './support/smallSpace';

type Sourced = {
  error?: string;
  warnings: string[];
  created: string[];
  deleted: string[];
  nodes: Record<string, Record<string, unknown>>;
};

const script = join(__dirname, 'support/sourceNodes.mjs');
let child: ChildProcess | undefined;
afterEach(async () => {
  child?.kill();
  await cleanUp();
});

/** Starts the plugin in a child process. Returns a function that runs sourceNodes once and returns its result. */
const startSourcing = (server: Emulator, options: object = {}) => {
  const all = { host: server.host, spaceId: 'smallspace', accessToken: deliveryToken, ...options };
  const started = spawn(process.execPath, [script, JSON.stringify(all)], {
    cwd: makeFolder(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_EXTRA_CA_CERTS: server.certificateAuthorityFile,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child = started;
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  let isFirst = true;
  return async (): Promise<Sourced> => {
    if (!isFirst) started.stdin.write('again\n');
    isFirst = false;
    for (;;) {
      const { value, done } = (await lines.next()) as { value?: string; done?: boolean };
      if (done || value === undefined) throw new Error('the sourcing process ended');
      // The SDK logs its retries on stdout.
      if (value.startsWith('{')) return JSON.parse(value) as Sourced;
    }
  };
};

const entryNode = (id: string, locale?: string) =>
  `smallspace___${id}___Entry${locale === undefined ? '' : `___${locale}`}`;

test('gatsby-source-contentful creates nodes and then updates them from sync deltas', async () => {
  const server = await startSmallSpace();
  const source = startSourcing(server, { pageLimit: 4 });
  const first = await source();
  expect(first.error).toBeUndefined();
  expect(first.nodes[entryNode('first')]).toMatchObject({
    title: 'The first question',
    author___NODE: entryNode('mara'),
    related___NODE: [entryNode('second')],
    node_locale: 'en',
  });
  expect(first.nodes[entryNode('first', 'fr-BE')]).toMatchObject({ title: 'La première question' });
  expect(first.nodes['smallspace___picture___Asset']).toMatchObject({
    file: { url: expect.stringMatching(new RegExp(`^//${server.host}/smallspace/picture/`)) },
  });
  expect(Object.keys(first.nodes)).toContain('ContentfulTag__smallspace__campaign');
  expect(Object.keys(first.nodes)).not.toContain(entryNode('draft'));

  server.store.setField('Entry', 'second', 'title', 'Changed');
  server.store.publish('Entry', 'second');
  server.store.unpublish('Entry', 'third');
  const second = await source();
  expect(second.error).toBeUndefined();
  expect(second.nodes[entryNode('second')]).toMatchObject({ title: 'Changed' });
  expect(second.created.filter((id) => id.includes('first'))).toEqual([]);
  expect(second.deleted.sort()).toEqual(
    [entryNode('third'), entryNode('third', 'fr'), entryNode('third', 'fr-BE')].sort(),
  );
});

test('sourceNodes retries with a smaller pageLimit when a response is too big', async () => {
  const server = await startSmallSpace();
  server.faults.set({ maximumResponseBytes: 4000, onlyPathsWith: '/sync' });
  const { error, warnings, nodes } = await startSourcing(server, { pageLimit: 6 })();
  expect(error).toBeUndefined();
  expect(warnings.join('\n')).toContain('Retrying sync with pageLimit of 4');
  expect(nodes[entryNode('talvane')]).toMatchObject({ name: 'Talvane' });
});

test('sourceNodes fails with the error message for a wrong token', async () => {
  const server = await startSmallSpace();
  const { error } = await startSourcing(server, { accessToken: 'wrong' })();
  expect(error).toContain('The access token you sent could not be found or is invalid.');
});
