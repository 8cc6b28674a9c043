import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { toContentful } from '~/contentful/model/toContentful';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'check-space-'));
let server: Emulator;

const emptySpace = () => ({ ...toContentful(), entries: [], assets: [], tags: [] });

const startWith = async (space: ReturnType<typeof emptySpace>) => {
  const exportFile = join(folder, 'space.json');
  writeFileSync(exportFile, JSON.stringify(space));
  server = await startEmulator({
    exportFile,
    stateFolder: join(folder, 'state'),
    port: 0,
    spaceId: 'talvane',
    deliveryToken: 'right',
  });
};

const check = async (env: Record<string, string> = {}): Promise<string> => {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'support/runCheckSpace.ts')],
    {
      env: {
        PATH: process.env.PATH,
        CONTENTFUL_HOST: server.host,
        CONTENTFUL_SPACE_ID: 'talvane',
        CONTENTFUL_ACCESS_TOKEN: 'right',
        NODE_EXTRA_CA_CERTS: server.certificateAuthorityFile,
        ...env,
      },
    },
  );
  return stdout.trim();
};

beforeAll(() => startWith(emptySpace()));
afterEach(() => server.faults.reset());
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('checkSpace', () => {
  it('is content with a space that answers and holds the model', async () => {
    expect(await check()).toBe('ok');
  });

  it.each([
    ['a wrong token', { CONTENTFUL_ACCESS_TOKEN: 'wrong' }, /refused CONTENTFUL_ACCESS_TOKEN/],
    [
      'an unknown space',
      { CONTENTFUL_SPACE_ID: 'other' },
      /has no space "other".*CONTENTFUL_SPACE_ID/,
    ],
    [
      'an unknown environment',
      { CONTENTFUL_ENVIRONMENT: 'x' },
      /environment "x".*CONTENTFUL_ENVIRONMENT/,
    ],
    [
      'a host that does not listen',
      { CONTENTFUL_HOST: 'localhost:1' },
      /cannot be reached.*CONTENTFUL_HOST/,
    ],
    [
      'a certificate nobody vouches for',
      { NODE_EXTRA_CA_CERTS: '' },
      /certificate of localhost:\d+ was refused.*NODE_EXTRA_CA_CERTS/,
    ],
  ])('names the setting for %s', async (_name, env, message) => {
    const answer = await check(env);
    expect(answer).toMatch(message);
    expect(answer.split('\n')).toHaveLength(1);
  });

  it('waits for a space that is busy, and goes on', async () => {
    server.faults.set({ tooManyRequests: 2 });
    expect(await check()).toBe('ok');
  });

  it('asks again after an error of the space, and gives up with one line', async () => {
    server.faults.set({ serverErrors: 2 });
    expect(await check()).toBe('ok');
    server.faults.set({ serverErrors: 100 });
    expect(await check()).toMatch(/answers with an error \(500\)/);
    server.faults.set({ serverErrors: 0, tooManyRequests: 100 });
    expect(await check()).toMatch(/too many requests \(429\)/);
  });
});

it('names what a space lacks of the content model', async () => {
  await server.close();
  const space = emptySpace();
  space.contentTypes = space.contentTypes.filter(({ sys }) => sys.id !== 'keyPlay');
  await startWith(space);
  expect(await check()).toMatch(/lacks content type "keyPlay".*npm run demo-space/);
});

it('names a field that is of another kind than in the content model', async () => {
  await server.close();
  const space = emptySpace();
  const title = space.contentTypes
    .find(({ sys }) => sys.id === 'page')
    ?.fields.find(({ id }) => id === 'title');
  if (title) title.type = 'Object';
  await startWith(space);
  const answer = await check();
  expect(answer).toMatch(
    /field "title" of "page" must be of the kind Symbol, not Object\. .*delete the field/,
  );
  expect(answer.split('\n')).toHaveLength(1);
});
