import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Emulator } from 'contentful-emulator';
import { sendRequest } from 'contentful-emulator/tests/support/sendRequest';
import { makeManagementClient } from 'contentful-emulator/tests/support/managementClient';
import { makeClient, smallExportFile } from 'contentful-emulator/tests/support/smallSpace';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'packed-emulator-'));
/** A project of somebody else's, with nothing but the packed emulator. */
const project = join(folder, 'project');
const bin = join(project, 'node_modules/.bin/contentful-emulator');
let child: ChildProcess | undefined;

/** The certificate comes from the emulator itself, not from whoever runs the tests. */
const env = { PATH: process.env.PATH, HOME: process.env.HOME };

const runInProject = async (script: string): Promise<string> =>
  (await run(process.execPath, ['--input-type=module', '-e', script], { cwd: project, env }))
    .stdout;

/** Starts the installed command; what it says of itself. */
const start = async (): Promise<Emulator> => {
  const args = ['--export', 'export/small.json', '--port', '0'];
  const started = spawn(bin, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const lines: string[] = [];
  for await (const line of createInterface({ input: started.stdout })) {
    lines.push(line);
    if (line.startsWith('trust')) break;
  }
  const text = lines.join('\n');
  const [, spaceId = '', origin = ''] = /^space +(\S+) at (\S+)$/m.exec(text) ?? [];
  const [, certificateAuthorityFile = ''] = /NODE_EXTRA_CA_CERTS=(\S+)/.exec(text) ?? [];
  return { spaceId, origin, host: new URL(origin).host, certificateAuthorityFile } as Emulator;
};

beforeAll(async () => {
  mkdirSync(project);
  const toFolder = ['--', '--pack-destination', folder];
  await run('npm', ['run', 'package', '--workspace', 'contentful-emulator', ...toFolder]);
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', '../contentful-emulator-1.0.0.tgz', ...quick], { cwd: project });
  cpSync(dirname(smallExportFile), join(project, 'export'), { recursive: true });
});

afterEach(async () => {
  if (child === undefined || child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the installed command says what it can do, and what it lacks', async () => {
  const help = await run(bin, ['--help'], { cwd: project, env });
  expect(help.stdout).toContain('npx contentful-emulator [command]');
  await expect(run(bin, ['start'], { cwd: project, env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^no export file given: use --export file\.json/),
  });
  await expect(run(bin, ['--export', 'gone.json'], { cwd: project, env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^export file \S+gone\.json: does not exist/),
  });
});

test('the official SDKs read, change and publish in the installed emulator', async () => {
  const emulator = await start();
  expect(emulator.spaceId).toBe('smallspace');
  const delivery = makeClient(emulator, { accessToken: 'local-delivery-token' });
  const management = makeManagementClient(emulator, 'local-management-token');
  expect((await delivery.getEntry('second')).fields.title).toBe('The second question');

  const entry = await management.entry.get({ entryId: 'second' });
  entry.fields.title = { ...(entry.fields.title as object), en: 'Another question' };
  const saved = await management.entry.update({ entryId: 'second' }, entry);
  expect((await delivery.getEntry('second')).fields.title).toBe('The second question');
  await management.entry.publish({ entryId: 'second' }, saved);
  expect((await delivery.getEntry('second')).fields.title).toBe('Another question');
  const { items } = await delivery.getEntries({ content_type: 'article', query: 'another' });
  expect(items.map(({ sys }) => sys.id)).toEqual(['second']);

  const { fields } = await delivery.getAsset('picture');
  const picture = new URL(`https:${fields.file?.url as string}?w=20&fm=webp`);
  const image = await sendRequest(emulator, picture.pathname + picture.search, { token: '' });
  expect(image.headers['content-type']).toBe('image/webp');
  const page = await sendRequest(emulator, '/editor/Entry/second', { token: '' });
  expect(page.body.toString()).toContain('Another question');
  const styles = await sendRequest(emulator, '/editor.css', { token: '' });
  expect(styles.body.toString()).toMatch(/--ink: [^]*\.skip \{/);

  const listed = await run(bin, ['list', 'article'], { cwd: project, env });
  expect(listed.stdout).toContain('second\tarticle\tpublished\tAnother question');
});

test('each entry point of the package loads in plain Node', async () => {
  const names = await runInProject(`
    import { startEmulator, ExportFileError } from 'contentful-emulator';
    import { pageHeader } from 'contentful-emulator/admin-ui';
    import { runCommand } from 'contentful-emulator/cli';
    import { accessEmulator, readStateHolder } from 'contentful-emulator/client';
    const emulator = await startEmulator({
      exportFile: 'export/small.json', stateFolder: 'state', port: 0,
    });
    const access = accessEmulator(readStateHolder('state'));
    console.log((await access.status()).spaceId, emulator.spaceId);
    await emulator.close();
    await startEmulator({ exportFile: 'gone.json' }).catch((error) =>
      console.log(error instanceof ExportFileError, typeof pageHeader, typeof runCommand));
  `);
  expect(names).toBe('smallspace smallspace\ntrue function function\n');
});
