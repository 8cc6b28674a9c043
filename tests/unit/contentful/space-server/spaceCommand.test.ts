import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { runSpaceCommand } from '../../../../contentful/space-server/commands/runSpaceCommand';
import { ask } from './support/ask';
import {
  cleanUp,
  makeClient,
  makeFolder,
  smallSpaceFile,
  startSmallSpace,
} from './support/smallSpace';

afterEach(cleanUp);

const makeRunner =
  (stateFolder: string) =>
  async (line: string): Promise<string[]> => {
    const printed: string[] = [];
    const args =
      line === '' ? [] : line.match(/"[^"]*"|\S+/g)?.map((part) => part.replace(/^"|"$/g, ''));
    await runSpaceCommand(
      [...(args ?? []), '--file', smallSpaceFile, '--state', stateFolder],
      (text) => printed.push(text),
    );
    return printed;
  };

describe.each(['without a server', 'through a server'])('%s', (mode) => {
  test('reads, changes, publishes and takes back', async () => {
    const stateFolder = makeFolder();
    const server = mode === 'through a server' ? await startSmallSpace({ stateFolder }) : undefined;
    const space = makeRunner(stateFolder);
    expect(await space('list person')).toEqual(['mara\tperson\tpublished\tMara Oduya']);
    expect(await space('list assets')).toHaveLength(4);
    expect(await space('list')).toHaveLength(6);
    expect(await space('set second title "La deuxième question" --locale fr')).toEqual([
      'saved second title (fr), version 3',
      'next: npm run space -- publish second',
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
    expect(await space('unpublish third')).toEqual(['unpublished third; its draft stays']);
    const status = (await space('status')).join('\n');
    expect(status).toContain(
      `running    ${server?.origin ?? 'no; "npm run space -- start" runs it'}`,
    );
    expect(status).toContain('state      8 published, 3 with unpublished changes');
    expect(status).toContain('changes    10 made since the space file');
    const reader = server ?? (await startSmallSpace({ stateFolder }));
    expect((await makeClient(reader).getEntry('second')).fields.views).toBe(12);
  });

  test.each([
    ['get gone', 'there is no entry or asset "gone"; "npm run space -- list" shows all'],
    ['list gone', 'there is no content type "gone"'],
    ['set second nope x', 'content type "article" has no field "nope"; it has title, slug'],
    ['set second title x --locale de', 'this space has no locale "de"; it has en, fr, fr-BE'],
    ['set second views many', '"many" is not a whole number'],
    ['set second isFeatured yes', '"yes" is neither true nor false'],
    ['unpublish draft', 'entry "draft" is not published'],
    ['publish', 'usage: npm run space -- publish <id>'],
    [
      'fly',
      'there is no command "fly"; there are start, list, get, set, publish, unpublish, status',
    ],
    ['list --nope', "Unknown option '--nope'"],
    ['start --port high', '--port high: a port is a number between 0 (any free one) and 65535'],
  ])('%s says %s', async (line, message) => {
    const stateFolder = makeFolder();
    if (mode === 'through a server') await startSmallSpace({ stateFolder });
    await expect(makeRunner(stateFolder)(line)).rejects.toThrow(message);
  });
});

test.each(['', 'help', '--help'])('"%s" lists the commands', async (args) => {
  const printed: string[] = [];
  await runSpaceCommand(args === '' ? [] : [args], (line) => printed.push(line));
  expect(printed.join('\n')).toMatch(/start .*\n.*list .*\n.*get .*\n.*set .*\n.*publish /);
});

test.each(['start', 'list', 'get', 'set', 'publish', 'unpublish', 'status'])(
  '%s has help',
  async (command) => {
    const printed: string[] = [];
    await runSpaceCommand([command, '--help'], (line) => printed.push(line));
    expect(printed.join('\n')).toMatch(new RegExp(`^npm run space -- ${command}`));
  },
);

test('start runs in the foreground, says how to reach it and ends on a signal', async () => {
  const stateFolder = makeFolder();
  const args = [
    '--import',
    'tsx',
    resolve('cli/space.ts'),
    'start',
    '--port',
    '0',
    '--file',
    smallSpaceFile,
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
    const answer = await ask({ origin, certificateAuthorityFile } as never, '/spaces/talvane', {
      token,
    });
    expect(answer.status).toBe(200);
    expect((await makeRunner(stateFolder)('status'))[0]).toBe(`running    ${origin}`);
    child.kill('SIGTERM');
  }
  expect(printed).toContainEqual(expect.stringContaining('6 entries, 4 assets'));
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  expect((await makeRunner(stateFolder)('status'))[0]).toMatch(/^running {4}no/);
});
