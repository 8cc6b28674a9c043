import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isJsonLog, jsonLog } from '../src/log';
import { makeProject, publish, waitFor } from './support';

test('the log of a publication for programs has its run, release and level', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const file = join(folder, 'log');
  const fd = openSync(file, 'w');
  const project = makeProject();
  const publisher = await project.start({}, { log: jsonLog('publisher', fd) });
  await waitFor(publisher.origin, ({ state, current }) => state === 'idle' && !!current);
  project.setBroken('code');
  await publish(publisher.webhookAddress, 'one');
  await fetch(publisher.webhookAddress, { method: 'POST', body: '{}' });
  await waitFor(publisher.origin, ({ state }) => state === 'failed');
  await publisher.close();
  closeSync(fd);

  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const line of lines) expect(line).toMatchObject({ service: 'publisher' });
  const find = (start: string) => lines.find(({ message }) => String(message).startsWith(start));
  expect(find('building')).toMatchObject({ level: 'info', run: 1, step: 'building' });
  expect(find('live: ')).toMatchObject({
    level: 'info',
    run: 1,
    release: expect.stringMatching(/^000001-/),
    pages: 1,
  });
  expect(find('not released: ')).toMatchObject({ level: 'error', run: 2 });
  expect(find('refused a webhook: ')).toMatchObject({ level: 'warn' });
  project.remove();
  rmSync(folder, { recursive: true });
});

test('lines are for people unless LOG_FORMAT says json', () => {
  expect([undefined, '', 'text', 'json'].map((LOG_FORMAT) => isJsonLog({ LOG_FORMAT }))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
