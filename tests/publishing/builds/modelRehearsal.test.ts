import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type PlainClientAPI } from 'contentful-management';
import type { Emulator } from 'contentful-emulator';
import { localSpace } from '~/contentful/localSpace';
import { copySources } from '~/scripts/support/copySources';
import { country, entry, insight, page } from '../../fixtures/entries';
import { toContentful } from '~/contentful/model/toContentful';
import { startTestSpace } from '../../support/testSpace';

const folder = mkdtempSync(join(tmpdir(), 'model-'));
const { spaceId } = localSpace;
const alias = { spaceId, environmentAliasId: 'master' };
let space: Emulator;
let client: PlainClientAPI;

/** One country with two pages. */
const smallSpace = {
  ...toContentful(),
  tags: [],
  assets: [],
  entries: [
    entry('en', 'language', { name: 'English', localCode: 'en' }),
    entry('type', 'insightType', { name: 'Article', slug: 'article' }),
    country('aa', ['en']),
    page('home', 'homepage', 'home', { introduction: 'Welcome' }),
    insight('piece'),
  ],
};

const migrations = {
  'add-field.js': `module.exports = (migration) => {
  migration.editContentType('insight').createField('source').name('Source').type('Symbol');
};`,
  'rename-field.js': `module.exports = (migration) => {
  migration.editContentType('insight').changeFieldId('title', 'headline');
};`,
};

const environments = async (): Promise<string[]> =>
  (await client.environment.getMany({ spaceId })).items.map(({ sys }) => sys.id).sort();
const target = async (): Promise<string> =>
  (await client.environmentAlias.get(alias)).environment.sys.id;

beforeAll(async () => {
  copySources(folder);
  space = await startTestSpace(folder, smallSpace);
  client = createClient({
    accessToken: localSpace.managementToken,
    host: space.host,
    httpsAgent: new Agent({ ca: readFileSync(space.certificateAuthorityFile) }),
  });
  await client.environment.createWithId(
    { spaceId, environmentId: 'present', sourceEnvironmentId: 'master' },
    { name: 'present' },
  );
  await client.environmentAlias.createWithId(alias, {
    environment: { sys: { type: 'Link', linkType: 'Environment', id: 'present' } },
  });
  for (const [name, text] of Object.entries(migrations)) writeFileSync(join(folder, name), text);
  // The present site: one page that the copy has too, and one that it has not.
  mkdirSync(join(folder, 'public/aa/en/gone'), { recursive: true });
  writeFileSync(join(folder, 'public/aa/en/gone/index.html'), '<p>Gone');
}, 120_000);

afterAll(async () => {
  await space?.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (...args: string[]): { child: ChildProcess; output: () => string } => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/model.ts', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      CONTENTFUL_SPACE_ID: spaceId,
      CONTENTFUL_ENVIRONMENT: 'master',
      CONTENTFUL_ACCESS_TOKEN: localSpace.deliveryToken,
      CONTENTFUL_HOST: space.host,
      CONTENTFUL_MANAGEMENT_TOKEN: localSpace.managementToken,
      CONTENTFUL_MANAGEMENT_HOST: space.host,
      NODE_EXTRA_CA_CERTS: space.certificateAuthorityFile,
      NO_COLOR: '1',
    },
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => parts.push(chunk.toString()));
  }
  return { child, output: () => parts.join('') };
};

const run = async (...args: string[]): Promise<{ code: number | null; output: string }> => {
  const { child, output } = start(...args);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: output() };
};

test('a renamed field that the site needs is refused before the build, and the copy is discarded', async () => {
  const { code, output } = await run('rehearse', 'rename-field.js', '--discard');
  expect(output).toContain('the space has no field "title"');
  expect(output).toContain('The rehearsal did not pass; the site, its environment and its alias');
  expect(output).not.toContain('4 of 5');
  expect(code).toBe(1);
  expect(await target()).toBe('present');
  expect((await environments()).filter((id) => id.startsWith('rehearsal-'))).toEqual([]);
}, 180_000);

test('a kill in the middle leaves site and alias, and the next rehearsal removes its copy; then it passes, switches and goes back', async () => {
  const present = join(folder, 'public/aa/en/gone/index.html');
  const killed = start('rehearse', 'add-field.js');
  while (!killed.output().includes('4 of 5')) {
    expect(killed.child.exitCode).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  killed.child.kill('SIGKILL');
  await new Promise((resolve) => killed.child.once('close', resolve));
  const [leftover = ''] = (await environments()).filter((id) => id.startsWith('rehearsal-'));
  expect(leftover).not.toBe('');
  expect(await target()).toBe('present');
  expect(readFileSync(present, 'utf8')).toBe('<p>Gone');

  const { code, output } = await run('rehearse', 'add-field.js');
  expect(output).toContain(`deleting the copy of the last rehearsal, "${leftover}"`);
  expect(output).toContain('only before: aa/en/gone/index.html');
  expect(output).toContain('only after: aa/en/insights/piece/index.html');
  expect(output).toContain('the rehearsal has passed');
  expect(code).toBe(0);
  const [copy = ''] = (await environments()).filter((id) => id.startsWith('rehearsal-'));
  expect(copy).not.toBe(leftover);
  expect(await target()).toBe('present');
  // Neither the present site nor a cache of it was touched.
  expect(readFileSync(present, 'utf8')).toBe('<p>Gone');
  expect(existsSync(join(folder, '.cache'))).toBe(false);
  const ids = async (environmentId: string) =>
    (await client.contentType.get({ spaceId, environmentId, contentTypeId: 'insight' })).fields.map(
      ({ id }) => id,
    );
  expect(await ids('present')).not.toContain('source');
  expect(await ids(copy)).toContain('source');

  expect((await run('switch')).output).toContain(`the alias "master" targets "${copy}"`);
  expect(await target()).toBe(copy);
  expect((await run('discard')).output).toContain('Go back first');
  expect((await run('back')).code).toBe(0);
  expect(await target()).toBe('present');

  // What was edited since the copy was made would be lost.
  const params = { spaceId, environmentId: 'present', entryId: 'piece' };
  await client.entry.update(params, await client.entry.get(params));
  const late = await run('switch');
  expect(late.output).toContain('The copy lacks what was edited since it was made: entry piece.');
  expect(late.code).toBe(1);
  expect(await target()).toBe('present');
  expect((await run('discard')).code).toBe(0);
  expect(await environments()).not.toContain(copy);
}, 600_000);
