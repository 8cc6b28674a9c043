import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Status } from 'static-site-publisher/status';
import { sendWebhook } from 'static-site-publisher/webhook';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'packed-publisher-'));
/** A project of somebody else's, with nothing but the packed publisher. */
const project = join(folder, 'project');
const bin = join(project, 'node_modules/.bin/static-site-publisher');
const secret = 'of-a-test-and-of-nothing-else-'.padEnd(64, '-');
const env = { PATH: process.env.PATH, HOME: process.env.HOME };
const withSecret = { ...env, PUBLISH_SECRET: secret, PUBLISH_PORT: '0' };
let child: ChildProcess | undefined;

const write = (file: string, text: string): void => writeFileSync(join(project, file), text);
const setTitle = (title: string, link = 'about/'): void =>
  write('content.json', JSON.stringify({ title, link }));
const released = (): string =>
  readFileSync(join(project, '.publishing/releases/current/site/index.html'), 'utf8');
const command = async (args: string[], vars: NodeJS.ProcessEnv = env): Promise<string> =>
  (await run(bin, args, { cwd: project, env: vars })).stdout;

/** Starts the installed command; where it listens. */
const start = async (): Promise<string> => {
  const started = spawn(bin, ['start'], {
    cwd: project,
    env: withSecret,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const lines = createInterface({ input: started.stdout });
  return new Promise((resolve, reject) => {
    started.once('exit', () => reject(new Error('It has ended.')));
    lines.on('line', (line) => {
      const [, origin] = /^status at (\S+)\/,/.exec(line) ?? [];
      if (origin !== undefined) resolve(origin);
    });
  });
};

const publish = (origin: string, key: string, signedWith = secret): Promise<number> =>
  sendWebhook({
    address: `${origin}/webhook`,
    secret: signedWith,
    topic: 'ContentManagement.Entry.publish',
    key,
    body: { sys: { type: 'Entry', id: 'home' } },
  });

const waitFor = async (origin: string, isWanted: (status: Status) => boolean): Promise<Status> => {
  for (;;) {
    const status = (await (await fetch(`${origin}/status.json`)).json()) as Status;
    if (isWanted(status)) return status;
    await wait(50);
  }
};

beforeAll(async () => {
  mkdirSync(project);
  const toFolder = ['--', '--pack-destination', folder];
  await run('npm', ['run', 'package', '--workspace', 'static-site-publisher', ...toFolder]);
  write('package.json', '{ "private": true }');
  const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', '../static-site-publisher-1.0.0.tgz', ...quick], { cwd: project });
  write(
    'build.mjs',
    `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
    const { title, link } = JSON.parse(readFileSync('content.json', 'utf8'));
    mkdirSync('site/about', { recursive: true });
    writeFileSync('site/index.html', '<h1>' + title + '</h1><a href="/' + link + '">About</a>');
    writeFileSync('site/about/index.html', '<h1>About</h1><a href="/">' + title + '</a>');
    console.log('two pages');`,
  );
  write(
    'publisher.config.mjs',
    `import { checkLinks, checkPageCount } from 'static-site-publisher/checks';
    const checkTitle = ({ metadata }) => ({ warnings: [{ check: 'title', message: metadata.size + ' pages' }] });
    export default {
      buildCommand: [process.execPath, 'build.mjs'],
      outputFolder: 'site',
      checks: [checkLinks, checkPageCount, checkTitle],
      statusPage: { siteName: 'Elsewhere' },
    };`,
  );
});

afterEach(async () => {
  if (child === undefined || child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the installed command says what it can do, and what it lacks', async () => {
  expect(await command(['--help'])).toContain('npx static-site-publisher [command]');
  for (const [args, message] of [
    [['start'], /^PUBLISH_SECRET is not set: .*\. Set it in the environment\.$/m],
    [
      ['publish'],
      /^there is no command "publish"; there are start, build, confirm, once, rollback/,
    ],
    [['start', '--port', '1'], /^Unknown option '--port'/],
    [['rollback'], /^There is no release in \S+ yet\.$/m],
  ] as const) {
    await expect(command([...args])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(message),
    });
  }
  await expect(command(['start'], { ...withSecret, PUBLISH_PORT: 'http' })).rejects.toMatchObject({
    code: 1,
    stderr: 'PUBLISH_PORT must be a whole number from 0 to 65535. Set it in the environment.\n',
  });
});

test('a config that is missing or wrong gives one error, with the field and what to write', async () => {
  const empty = join(project, 'empty');
  mkdirSync(empty);
  await expect(run(bin, ['start'], { cwd: empty, env })).rejects.toMatchObject({
    code: 1,
    stderr:
      "which config? There is no publisher.config.mjs, publisher.config.js, publisher.config.ts here. Write one: export default { buildCommand: ['npm', 'run', 'build'] }; Or name one with --config.\n",
  });
  const faultOf = async (text: string | undefined): Promise<string> => {
    if (text !== undefined) write('wrong.mjs', text);
    const file = text === undefined ? 'gone.mjs' : 'wrong.mjs';
    const failed = await command(['start', '--config', file], withSecret).then(
      () => undefined,
      (error: unknown) => error as { code: number; stderr: string },
    );
    expect(failed?.code).toBe(1);
    const lines = failed?.stderr.trimEnd().split('\n') ?? [];
    expect(lines).toHaveLength(1);
    return lines[0]?.replace(/^config \S+\.mjs: /, '') ?? '';
  };
  const mustBeCommand = "must be a program and its arguments, such as ['npm', 'run', 'build']";
  for (const [text, fault] of [
    [undefined, 'does not exist. Name one that does with --config.'],
    ['export default {', 'Unexpected end of input'],
    [
      'export const buildCommand = [];',
      "has no default export. Write export default { buildCommand: ['npm', 'run', 'build'] };",
    ],
    ['export default {};', `buildCommand ${mustBeCommand}.`],
    ["export default { buildCommand: 'npm run build' };", `buildCommand ${mustBeCommand}.`],
    [
      "export default { buildCommand: ['make'], outputFolder: 1 };",
      "outputFolder must be a text, such as 'public'.",
    ],
    [
      "export default { buildCommand: ['make'], checks: ['links'] };",
      'checks must be a list of functions, such as [checkLinks, checkPageCount].',
    ],
    [
      "export default { buildCommand: ['make'], output: 'out' };",
      'the config has no field output: it may have buildCommand, prewarmCommand, outputFolder, readPages, checks, immutableFiles, extraFiles, entryPagesFile, translationsFile, dryRun, buildState, onRelease, describeSource, unlistedFiles, statusPage, commands.',
    ],
  ] as const) {
    expect(await faultOf(text)).toBe(fault);
  }
});

test('it publishes by signed webhooks, keeps faults back, and goes back', async () => {
  setTitle('One');
  const origin = await start();
  const isLive = (count: number) => (status: Status) =>
    status.state === 'idle' && status.results.length === count;
  const first = await waitFor(origin, isLive(1));
  expect(released()).toContain('<h1>One</h1>');
  expect(first.current?.pageCount).toBe(2);
  expect(first.warnings).toEqual([{ check: 'title', message: '2 pages' }]);
  expect(await (await fetch(origin)).text()).toMatch(/Everything is live[^]*Elsewhere/);
  const health = await fetch(`${origin}/health`);
  expect([health.status, await health.text()]).toEqual([200, 'ok']);

  setTitle('Two');
  expect(await publish(origin, 'forged', secret.toUpperCase())).toBe(401);
  expect(await publish(origin, 'two')).toBe(200);
  await waitFor(origin, isLive(2));
  expect(released()).toContain('<h1>Two</h1>');

  setTitle('Three', 'abuot/');
  expect(await publish(origin, 'three')).toBe(200);
  const { failure } = await waitFor(origin, ({ state }) => state === 'failed');
  expect(failure?.error).toContain('/ links to /abuot/, but there is no such page');
  expect(released()).toContain('<h1>Two</h1>');

  const list = (await command(['rollback', '--list'])).trim().split('\n');
  expect(list).toHaveLength(2);
  expect(list[1]).toMatch(/^\* 000002-/);
  expect(await command(['rollback'])).toMatch(/^visitors get 000001-\S+ again, instead of 000002-/);
  expect(released()).toContain('<h1>One</h1>');
});

test('it publishes once, without a secret', async () => {
  setTitle('Four');
  expect(await command(['once'])).toContain('live: 000004-');
  expect(released()).toContain('<h1>Four</h1>');
});

test('a target without the S3 client names the command that installs it', async () => {
  const target = { ...withSecret, PUBLISH_TARGET: 's3://bucket/prefix' };
  await expect(command(['start'], target)).rejects.toMatchObject({
    code: 1,
    stderr: 'PUBLISH_TARGET needs the package @aws-sdk/client-s3: npm install @aws-sdk/client-s3\n',
  });
  await expect(
    command(['start'], { ...withSecret, PUBLISH_TARGET: 'bucket' }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('PUBLISH_TARGET must be addresses such as s3://bucket/prefix'),
  });
});

test('it writes the files of an edge', async () => {
  await command(['edge', 'https://store.example/prefix/', 'my-edge']);
  const read = (name: string): string => readFileSync(join(project, 'my-edge', name), 'utf8');
  expect(read('server.conf')).toContain('proxy_pass https://store.example/prefix/current.json;');
  expect(read('http.conf')).toContain(`js_path ${join(project, 'my-edge')};`);
  for (const name of ['worker.mjs', 'njs.mjs']) expect(read(name)).toContain('./resolve.mjs');
  expect(read('resolve.mjs')).toContain('export default');
});

test('each entry point of the package loads in plain Node', async () => {
  const script = `
    import { publishOnce, startPublisher } from 'static-site-publisher';
    import { eventLine } from 'static-site-publisher/build-events';
    import { checkLinks } from 'static-site-publisher/checks';
    import { listFiles } from 'static-site-publisher/files';
    import { rollBack } from 'static-site-publisher/releases';
    import { headline } from 'static-site-publisher/status';
    import { objectTarget } from 'static-site-publisher/targets';
    import { sendWebhook } from 'static-site-publisher/webhook';
    const all = [publishOnce, startPublisher, eventLine, checkLinks, listFiles, rollBack, headline, objectTarget, sendWebhook];
    console.log(all.every((one) => typeof one === 'function'));`;
  const args = ['--input-type=module', '-e', script];
  expect((await run(process.execPath, args, { cwd: project, env })).stdout).toBe('true\n');
});
