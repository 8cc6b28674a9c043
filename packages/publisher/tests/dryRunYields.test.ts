import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DryRun } from '../src/dry-run/types';
import type { RunningPublisher } from '../src/startPublisher';
import { makeProject, publish, waitFor, type Project } from './support';

const token = 't'.repeat(40);
const appSettings = { PUBLISH_APP_TOKEN: token, PUBLISH_STANDBY: '0' };

/** In the copy of the project it counts until the file `go` is there; elsewhere it copies a text. */
const build = `
const isDryRun = process.cwd().endsWith('copy');
let count = 0;
const finish = () => {
  if (fs.existsSync('broken') && isDryRun) {
    console.log(JSON.stringify({ type: 'error', id: 'test', category: fs.readFileSync('broken', 'utf8'), text: 'Broken' }));
    process.exit(1);
  }
  fs.mkdirSync('public', { recursive: true });
  const text = fs.readFileSync(isDryRun ? '../text' : 'text', 'utf8');
  fs.writeFileSync('public/index.html', '<h1>' + text + (isDryRun ? ' draft' : '') + '</h1>');
};
const step = () => {
  fs.writeFileSync('count', String(++count));
  if (fs.existsSync('go')) finish();
  else setTimeout(step, 10);
};
if (isDryRun) { fs.writeFileSync('pid', String(process.pid)); fs.appendFileSync('builds', '.'); step(); }
else setTimeout(finish, Number(fs.existsSync('slow') ? 1500 : 0));`;

let project: Project;
let publisher: RunningPublisher;
let copy: string;

const readOf = (file: string): string => readFileSync(join(copy, file), 'utf8');
const write = (file: string, text = ''): void => {
  mkdirSync(copy, { recursive: true });
  writeFileSync(join(copy, file), text);
};
const begun = async (): Promise<void> => {
  while (!existsSync(join(copy, 'count'))) await wait(10);
};
const untilState = (wanted: string) =>
  waitFor(publisher.origin, ({ state, queueLength }) =>
    wanted === 'idle' ? state === wanted && queueLength === 0 : state === wanted,
  );
/** Publishes another text, whose build takes a while, and waits until it is being built. */
const publishSlowly = async (): Promise<void> => {
  writeFileSync(join(project.folder, 'slow'), '');
  writeFileSync(join(project.folder, 'text'), 'two');
  await publish(publisher.webhookAddress, 'one');
  await untilState('building');
  await wait(400);
};

const request = async (path: string, init?: RequestInit): Promise<DryRun> =>
  (await (await fetch(`${publisher.origin}${path}`, init)).json()) as DryRun;
const ask = (): Promise<DryRun> =>
  request('/dry-runs', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"entries":["one"]}',
  });
const ended = async ({ key }: DryRun): Promise<DryRun> => {
  let run = await request(`/dry-runs/${key}`);
  while (run.state !== 'done' && run.state !== 'failed') {
    await wait(10);
    run = await request(`/dry-runs/${key}`);
  }
  return run;
};

beforeEach(async () => {
  project = makeProject();
  copy = join(project.folder, 'copy');
  writeFileSync(join(project.folder, 'text'), 'one');
  publisher = await project.start(appSettings, {
    buildCommand: [process.execPath, '-e', build],
    dryRun: {
      prepareFolder: () => {
        if (existsSync(join(project.folder, 'full'))) throw new Error('The disk is full.');
        mkdirSync(copy, { recursive: true });
        return copy;
      },
      environment: () => ({}),
    },
  });
  await untilState('idle');
});
afterEach(async () => {
  await publisher.close();
  project.remove();
});

test('a dry run stands still while something is published, and is repeated with what is live then', async () => {
  const run = await ask();
  await begun();
  await publishSlowly();
  const counted = readOf('count');
  await wait(300);
  await untilState('building');
  expect(readOf('count')).toBe(counted);
  await untilState('idle');
  write('go');
  const { result, error } = await ended(run);
  expect(error).toBeUndefined();
  expect(result?.pages.map(({ path, change }) => [path, change])).toEqual([['/', 'changed']]);
  expect(readOf('builds')).toBe('..');
  expect(readOf('public/index.html')).toBe('<h1>two draft</h1>');
}, 60_000);

test('a dry run that fails for a cause that may pass is repeated once; an error of the content is told', async () => {
  write('go');
  write('broken', 'unknown');
  const failed = await ended(await ask());
  expect(failed).toMatchObject({ state: 'failed', isContentError: false });
  expect(readOf('builds')).toBe('..');
  const page = async ({ key }: DryRun): Promise<string> =>
    (await fetch(`${publisher.origin}/changes/${key}`)).text();
  expect(await page(failed)).toContain('What will change is not known');

  write('broken', 'content');
  const refused = await ended(await ask());
  expect(refused).toMatchObject({ state: 'failed', isContentError: true, error: 'Broken' });
  expect(readOf('builds')).toBe('...');
  expect(await page(refused)).toContain('The site cannot be built with the draft');
  await untilState('idle');
}, 60_000);

test('a copy that could not be made is made at the next question', async () => {
  write('go');
  const full = join(project.folder, 'full');
  writeFileSync(full, '');
  expect(await ended(await ask())).toMatchObject({ state: 'failed', error: 'The disk is full.' });
  rmSync(full);
  expect(await ended(await ask())).toMatchObject({ state: 'done' });
}, 60_000);

test('a publisher that closes ends its dry run, also one that stands still', async () => {
  await ask();
  await begun();
  const pid = Number(readOf('pid'));
  await publishSlowly();
  await publisher.close();
  const counted = readOf('count');
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It has ended.
  }
  await wait(300);
  expect(readOf('count')).toBe(counted);
}, 60_000);
