import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';
import { ask } from './support/ask';
import {
  cleanUp,
  makeClient,
  makeFolder,
  smallExportFile,
  startSmallSpace,
} from './support/smallSpace';

afterEach(cleanUp);

test('says which port is taken and leaves the state folder free', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const stateFolder = makeFolder();
  await expect(startSmallSpace({ stateFolder, port })).rejects.toThrow(
    `port ${port} on 127.0.0.1 is in use; stop what uses it or choose another port`,
  );
  taken.close();
  await expect(startSmallSpace({ stateFolder, port })).resolves.toMatchObject({
    host: `localhost:${port}`,
  });
});

test('two emulators never share a state folder', async () => {
  const stateFolder = makeFolder();
  const server = await startSmallSpace({ stateFolder });
  await expect(startSmallSpace({ stateFolder })).rejects.toThrow(
    `the space in ${stateFolder} is already in use by process ${process.pid} at ${server.origin}`,
  );
  await server.close();
  await expect(startSmallSpace({ stateFolder })).resolves.toBeDefined();
});

test('a wrong export file stops the start and leaves the state folder free', async () => {
  const stateFolder = makeFolder();
  const exportFile = join(stateFolder, 'broken.json');
  writeFileSync(exportFile, '{');
  await expect(startSmallSpace({ stateFolder, exportFile })).rejects.toThrow('is not valid JSON');
  await expect(startSmallSpace({ stateFolder })).resolves.toBeDefined();
});

test('listens on this machine only', async () => {
  const server = await startSmallSpace();
  expect(server.origin).toBe(`https://${server.host}`);
  const { status } = await ask(server, '/spaces/smallspace/');
  expect(status).toBe(200);
  // Another address of this very machine, as other machines would ask for.
  const others = Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  const port = Number(new URL(server.origin).port);
  // All of 127.0.0.0/8 leads here, and nothing but 127.0.0.1 is listened on.
  for (const host of ['127.0.0.2', ...others.map(({ address }) => address)]) {
    await expect(once(connect({ host, port }), 'connect')).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  }
});

test('what a killed server had accepted is there at the next start', async () => {
  const stateFolder = makeFolder();
  const script = [
    `const { startEmulator } = require(${JSON.stringify(resolve('packages/contentful-emulator/src/startEmulator'))});`,
    `const options = ${JSON.stringify({ exportFile: smallExportFile, stateFolder, port: 0, spaceId: 'smallspace', deliveryToken: 'x' })};`,
    'startEmulator(options).then(({ store }) => {',
    '  for (let count = 1; ; count += 1) {',
    "    store.setField('Entry', 'second', 'views', count);",
    "    store.publish('Entry', 'second');",
    // Straight to the pipe: the loop never lets a stream drain.
    "    require('node:fs').writeSync(1, `${count}\\n`);",
    '  }',
    '});',
  ].join('\n');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=commonjs', '-e', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const killed = once(child, 'exit');
  let accepted = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    accepted = Number(line);
    if (accepted === 25) child.kill('SIGKILL');
  }
  expect(accepted).toBeGreaterThanOrEqual(25);
  await killed;
  const server = await startSmallSpace({ stateFolder });
  const entry = await makeClient(server).getEntry('second');
  // One more may have been written and not told of.
  expect([accepted, accepted + 1]).toContain(entry.fields.views);
});

test('the space is the one that the export file names, unless the caller names another', async () => {
  const named = await startSmallSpace({ spaceId: undefined, deliveryToken: undefined });
  expect(named).toMatchObject({
    spaceId: 'smallspace',
    environment: 'master',
    deliveryToken: 'local-delivery-token',
  });
  const answer = await ask(named, '/spaces/smallspace', { token: named.deliveryToken });
  expect(answer.status).toBe(200);
  const other = await startSmallSpace({ spaceId: 'other' });
  expect((await ask(other, '/spaces/other')).status).toBe(200);
  expect((await ask(other, '/spaces/smallspace')).status).toBe(404);
});
