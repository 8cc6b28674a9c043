import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { runCommand } from '../src/commands/runCommand';
import { sendRequest } from './support/sendRequest';
import {
  cleanUp,
  makeClient,
  makeFolder,
  smallExportFile,
  startSmallSpace,
} from './support/smallSpace';

afterEach(cleanUp);

const makeRunner =
  (stateFolder: string) =>
  async (line: string): Promise<string[]> => {
    const printed: string[] = [];
    const args =
      line === ''
        ? []
        : line.match(/(?:"[^"]*"|[^\s"])+/g)?.map((part) => part.replaceAll('"', ''));
    await runCommand(
      [...(args ?? []), '--export', smallExportFile, '--state', stateFolder],
      (text) => printed.push(text),
    );
    return printed;
  };

describe.each(['without a running emulator', 'with a running emulator'])('%s', (mode) => {
  test('reads, edits, publishes and unpublishes', async () => {
    const stateFolder = makeFolder();
    const server =
      mode === 'with a running emulator' ? await startSmallSpace({ stateFolder }) : undefined;
    const space = makeRunner(stateFolder);
    expect(await space('list person')).toEqual(['mara\tperson\tpublished\tMara Oduya']);
    expect(await space('list assets')).toHaveLength(4);
    expect(await space('list')).toHaveLength(6);
    expect(await space('set second title "La deuxième question" --locale fr')).toEqual([
      'saved second title (fr), version 3',
      'next: npx contentful-emulator publish second',
    ]);
    await space('set second views 12');
    await space('set second isFeatured true');
    await space('set second topics "a, b"');
    await space('set second image mark');
    await space('set second body "One.\n\nTwo."');
    await space('set second slug');
    await space('set mark title "New mark"');
    const shown = JSON.parse((await space('get second')).join('')) as {
      fields: Record<string, unknown>;
      state: string;
    };
    expect(shown).toMatchObject({
      state: 'changed',
      fields: {
        title: { en: 'The second question', fr: 'La deuxième question' },
        views: { en: 12 },
        isFeatured: { en: true },
        topics: { en: ['a', 'b'] },
        image: { en: { sys: { type: 'Link', linkType: 'Asset', id: 'mark' } } },
        body: {
          en: {
            nodeType: 'document',
            content: [{ nodeType: 'paragraph' }, { nodeType: 'paragraph' }],
          },
        },
        slug: {},
      },
    });
    expect(await space('publish second')).toEqual(['published second, revision 2']);
    expect(await space('unpublish third')).toEqual(['unpublished third; its draft is kept']);
    const status = (await space('status')).join('\n');
    expect(status).toContain(
      `running    ${server?.origin ?? 'no; "npx contentful-emulator start" runs it'}`,
    );
    expect(status).toContain('state      8 published, 3 with unpublished changes');
    expect(status).toContain('changes    10 made since the export file');
    const reader = server ?? (await startSmallSpace({ stateFolder }));
    expect((await makeClient(reader).getEntry('second')).fields.views).toBe(12);
  });

  test('creates and deletes entries', async () => {
    const stateFolder = makeFolder();
    if (mode === 'with a running emulator') await startSmallSpace({ stateFolder });
    const space = makeRunner(stateFolder);
    expect(await space('create article title="A new one" views=3 image=mark --id new.one')).toEqual(
      ['created new.one', 'next: npx contentful-emulator publish new.one'],
    );
    const shown = JSON.parse((await space('get new.one')).join('')) as object;
    expect(shown).toMatchObject({
      state: 'draft',
      type: 'article',
      fields: {
        title: { en: 'A new one' },
        views: { en: 3 },
        image: { en: { sys: { type: 'Link', linkType: 'Asset', id: 'mark' } } },
      },
    });
    await space('publish new.one');
    await expect(space('delete new.one')).rejects.toThrow(
      'entry "new.one" is published; unpublish it first',
    );
    expect(await space('delete new.one --unpublish')).toEqual(['deleted new.one']);
    await expect(space('get new.one')).rejects.toThrow('there is no entry or asset "new.one"');
    expect(await space('delete draft')).toEqual(['deleted draft']);
    const [created = ''] = await space('create article');
    expect(created).toMatch(/^created [A-Za-z0-9]{22}$/);
    expect(await space('list article')).toContainEqual(
      expect.stringContaining(`${created.slice('created '.length)}\tarticle\tdraft`),
    );
  });

  test.each([
    ['create gone', 'there is no content type "gone"'],
    ['create article --id second', 'there is an entry "second" already'],
    ['create article --id "a b"', '--id a b: an id has 1 to 64 letters'],
    ['create article title', '"title" is not of the form field=value, such as title=Hello'],
    ['create article nope=x', 'content type "article" has no field "nope"; it has title, slug'],
    ['delete gone', 'there is no entry or asset "gone"'],
    ['delete', 'usage: npx contentful-emulator delete <id> [--unpublish]'],
    ['get gone', 'there is no entry or asset "gone"; "npx contentful-emulator list" shows all'],
    ['list gone', 'there is no content type "gone"'],
    ['set second nope x', 'content type "article" has no field "nope"; it has title, slug'],
    ['set second title x --locale de', 'this space has no locale "de"; it has en, fr, fr-BE'],
    ['set second views many', '"many" is not a whole number'],
    ['set second isFeatured yes', '"yes" is neither true nor false'],
    ['unpublish draft', 'entry "draft" is not published'],
    ['publish', 'usage: npx contentful-emulator publish <id>'],
    [
      'fly',
      'there is no command "fly"; there are start, list, get, create, set, publish, unpublish, delete, status',
    ],
    ['list --nope', "Unknown option '--nope'"],
    [
      'start --port high',
      '--port high: a port is a number between 0 (chooses a free one) and 65535',
    ],
  ])('%s fails with: %s', async (line, message) => {
    const stateFolder = makeFolder();
    if (mode === 'with a running emulator') await startSmallSpace({ stateFolder });
    await expect(makeRunner(stateFolder)(line)).rejects.toThrow(message);
  });
});

test.each(['', 'help', '--help', '-- --help'])('"%s" lists the commands', async (args) => {
  const printed: string[] = [];
  await runCommand(args === '' ? [] : args.split(' '), (line) => printed.push(line));
  expect(printed.join('\n')).toMatch(
    /start .*\n.*list .*\n.*get .*\n.*create .*\n.*set .*\n.*publish /,
  );
});

test.each(['start', 'list', 'get', 'create', 'set', 'publish', 'unpublish', 'delete', 'status'])(
  '%s has a help text',
  async (command) => {
    const printed: string[] = [];
    await runCommand([command, '--help'], (line) => printed.push(line));
    expect(printed.join('\n')).toMatch(new RegExp(`^npx contentful-emulator ${command}`));
  },
);

test('start runs in the foreground, prints the connection data and stops on SIGTERM', async () => {
  const stateFolder = makeFolder();
  const args = [
    '--import',
    'tsx',
    join(__dirname, '../src/bin.ts'),
    // No command name, because "start" is the default.
    '--port',
    '0',
    '--export',
    smallExportFile,
    '--state',
    stateFolder,
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line);
    if (!line.startsWith('trust')) continue;
    const [, origin = ''] = /at (\S+)/.exec(printed.join('\n')) ?? [];
    const [, certificateAuthorityFile = ''] = /NODE_EXTRA_CA_CERTS=(\S+)/.exec(line) ?? [];
    const [, token = ''] = /token\s+(\S+)/.exec(printed.join('\n')) ?? [];
    const response = await sendRequest(
      { origin, certificateAuthorityFile } as never,
      '/spaces/smallspace',
      {
        token,
      },
    );
    expect(response.status).toBe(200);
    expect((await makeRunner(stateFolder)('status'))[0]).toBe(`running    ${origin}`);
    child.kill('SIGTERM');
  }
  expect(printed).toContainEqual(expect.stringContaining('6 entries, 4 assets'));
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  expect((await makeRunner(stateFolder)('status'))[0]).toMatch(/^running {4}no/);
});

test('a reader that closes the pipe ends a command without an error', async () => {
  const bin = join(__dirname, '../src/bin.ts');
  const args = ['--import', 'tsx', bin, 'list', '--export', smallExportFile];
  const child = spawn(process.execPath, [...args, '--state', makeFolder()]);
  child.stdout.destroy();
  const [[exitCode], said] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect([exitCode, said]).toEqual([0, '']);
});

test('a command without an export file throws an error', async () => {
  const run = runCommand(['list', '--state', makeFolder()], () => undefined);
  await expect(run).rejects.toThrow('no export file given: use --export file.json');
});

test('a wrapping project can set the command name, the export file and the state folder', async () => {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const setup = { name: 'npm run cms --', exportFile: smallExportFile, stateFolder: makeFolder() };
  await runCommand(['set', 'second', 'title', 'Two'], print, setup);
  expect(printed).toEqual(['saved second title, version 3', 'next: npm run cms -- publish second']);
  await runCommand(['set', '--help'], print, setup);
  expect(printed.at(-1)).toMatch(/^npm run cms -- set <id>/);
});
