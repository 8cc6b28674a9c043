import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = (folder: string) => `
import { startSiteServer } from '${join(process.cwd(), 'hosting/startSiteServer')}';
startSiteServer({ folder: '${folder}/public', port: 0, submissionsFolder: '${folder}/kept' })
  .then(({ origin }) => console.log(origin));
`;

const message = (index: number, address: string) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-forwarded-for': address,
  },
  body: JSON.stringify({
    firstName: 'Mara',
    lastName: 'Oduya',
    email: 'mara@example.com',
    company: 'Halvorsen Grain',
    message: `message ${index}`,
    terms: 'on',
    site: '/us/en',
  }),
});

test('a server that is killed has kept every message that it acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  mkdirSync(join(folder, 'public'));
  const file = join(folder, 'server.mts');
  writeFileSync(file, script(folder));
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });

  const acknowledged: string[] = [];
  const send = async (index: number) => {
    // From an address each, so that the limit does not end the test.
    const response = await fetch(`${origin}/api/contact`, message(index, `10.0.0.${index}`)).catch(
      () => undefined,
    );
    if (response?.ok) acknowledged.push(`message ${index}`);
    if (acknowledged.length === 20) child.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: 60 }, (_, index) => send(index + 1)));
  await ended;

  const kept = readdirSync(join(folder, 'kept'))
    .filter((name) => name.endsWith('.json'))
    .map(
      (name) => JSON.parse(readFileSync(join(folder, 'kept', name), 'utf8')) as { message: string },
    );
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  expect(kept.map((submission) => submission.message)).toEqual(
    expect.arrayContaining(acknowledged),
  );
  rmSync(folder, { recursive: true });
});
