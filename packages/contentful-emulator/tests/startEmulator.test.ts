import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';
import { sendRequest } from './support/sendRequest';
import {
  cleanUp,
  makeClient,
  makeFolder,
  smallExportFile,
  startSmallSpace,
} from './support/smallSpace';

afterEach(cleanUp);

test('a port in use throws an error and releases the lock of the state folder', async () => {
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

test('a second emulator cannot open a locked state folder', async () => {
  const stateFolder = makeFolder();
  const server = await startSmallSpace({ stateFolder });
  await expect(startSmallSpace({ stateFolder })).rejects.toThrow(
    `the space in ${stateFolder} is already in use by process ${process.pid} at ${server.origin}`,
  );
  await server.close();
  await expect(startSmallSpace({ stateFolder })).resolves.toBeDefined();
});

test('an invalid export file throws an error and releases the lock of the state folder', async () => {
  const stateFolder = makeFolder();
  const exportFile = join(stateFolder, 'broken.json');
  writeFileSync(exportFile, '{');
  await expect(startSmallSpace({ stateFolder, exportFile })).rejects.toThrow('is not valid JSON');
  await expect(startSmallSpace({ stateFolder })).resolves.toBeDefined();
});

test('listens on 127.0.0.1 only', async () => {
  const server = await startSmallSpace();
  expect(server.origin).toBe(`https://${server.host}`);
  const { status } = await sendRequest(server, '/spaces/smallspace/');
  expect(status).toBe(200);
  // Addresses of this machine that other machines can connect to.
  const others = Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  const port = Number(new URL(server.origin).port);
  // 127.0.0.2 is loopback too, but the server listens on 127.0.0.1 only.
  for (const host of ['127.0.0.2', ...others.map(({ address }) => address)]) {
    await expect(once(connect({ host, port }), 'connect')).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  }
});

test('changes are persisted when the process is killed', async () => {
  const stateFolder = makeFolder();
  const script = [
    `const { startEmulator } = require(${JSON.stringify(resolve('packages/contentful-emulator/src/startEmulator'))});`,
    `const options = ${JSON.stringify({ exportFile: smallExportFile, stateFolder, port: 0, spaceId: 'smallspace', deliveryToken: 'x' })};`,
    'startEmulator(options).then(({ store }) => {',
    '  for (let count = 1; ; count += 1) {',
    "    store.setField('Entry', 'second', 'views', count);",
    "    store.publish('Entry', 'second');",
    // Synchronously, because the endless loop blocks the event loop and a stream would never drain.
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
  // The process can be killed between the write and the output of the count.
  expect([accepted, accepted + 1]).toContain(entry.fields.views);
});

test('the space id comes from the export file unless the option spaceId is set', async () => {
  const named = await startSmallSpace({ spaceId: undefined, deliveryToken: undefined });
  expect(named).toMatchObject({
    spaceId: 'smallspace',
    environment: 'master',
    deliveryToken: 'local-delivery-token',
  });
  const response = await sendRequest(named, '/spaces/smallspace', { token: named.deliveryToken });
  expect(response.status).toBe(200);
  const other = await startSmallSpace({ spaceId: 'other' });
  expect((await sendRequest(other, '/spaces/other')).status).toBe(200);
  expect((await sendRequest(other, '/spaces/smallspace')).status).toBe(404);
});
