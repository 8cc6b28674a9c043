import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Emulator } from 'contentful-emulator';
import {
  buildEvent,
  buildSteps,
  readLine,
  type BuildEvent,
  type BuildEventOf,
} from 'static-site-publisher/build-events';
import { copySources } from '~/scripts/support/copySources';
import { extremesSpace } from '../../fixtures/extremesSpace';
import { startTestSpace } from '../../support/testSpace';

const folder = mkdtempSync(join(tmpdir(), 'build-events-'));
let space: Emulator;

beforeAll(async () => {
  copySources(folder);
  space = await startTestSpace(folder, extremesSpace([], 3));
});
afterAll(async () => {
  await space.close();
  rmSync(folder, { recursive: true, force: true });
});

type Built = { exitCode: number | null; lines: string[]; events: BuildEvent[]; stderr: string };

/** The real build of the sources in the folder. */
const build = async (env: NodeJS.ProcessEnv = {}): Promise<Built> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', '--force', '--json'],
    {
      cwd: folder,
      env: { ...process.env, CI: 'true', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = stdout.split('\n').filter(Boolean);
  const events = lines.flatMap((line) => {
    const read = readLine(line);
    return 'event' in read ? [read.event] : [];
  });
  return { exitCode: await ended, lines, events, stderr };
};

const ofType = <Type extends BuildEvent['type']>(
  { events }: Built,
  type: Type,
): BuildEventOf<Type>[] =>
  events.filter((event): event is BuildEventOf<Type> => event.type === type);

/** The errors of a build that must fail. */
const errorsOf = async (env?: NodeJS.ProcessEnv): Promise<BuildEventOf<'error'>[]> => {
  const built = await build(env);
  expect(built.exitCode).toBe(1);
  expect(ofType(built, 'done')).toEqual([]);
  return ofType(built, 'error');
};

/** The errors of a build of sources with one change, which is taken back afterwards. */
const errorsWith = async (
  file: string,
  change: (source: string) => string,
): Promise<BuildEventOf<'error'>[]> => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  try {
    return await errorsOf();
  } finally {
    writeFileSync(path, before);
  }
};

describe('npm run build -- --json', () => {
  it('writes nothing but events, in the order of the steps', async () => {
    const built = await build();
    expect(built.exitCode).toBe(0);
    expect(built.lines.filter((line) => !buildEvent.safeParse(JSON.parse(line)).success)).toEqual(
      [],
    );
    const steps = ofType(built, 'progress').map(({ step }) => step);
    expect(buildSteps.filter((step) => !steps.includes(step))).toEqual([]);
    const begun = [...new Set(steps)].filter((step) => step !== 'bundling' && step !== 'querying');
    expect(begun).toEqual(['starting', 'sourcing', 'planning', 'rendering', 'finishing']);
    const [done] = ofType(built, 'done');
    expect(done).toEqual(built.events.at(-1));
    expect(done).toMatchObject({ sites: 4 });
    const counts = ofType(built, 'progress').filter(({ step }) => step === 'rendering');
    expect(counts.at(-1)?.done).toBe(counts.at(-1)?.total);
    expect(ofType(built, 'warning')).toContainEqual({
      type: 'warning',
      text: '"only-english" has no page in aa/fr: no title in "fr".',
      entry: { id: 'only-english', name: 'only-english' },
    });
    expect(ofType(built, 'error')).toEqual([]);
    expect(built.stderr).toContain('success building schema');
  });

  it('names the variable of a wrong setting, before anything is built', async () => {
    const errors = await errorsOf({ SITE_URL: 'www.example.com', GTM_ID: 'UA-1' });
    expect(errors).toMatchObject([
      { id: 'settings', category: 'settings', variable: 'SITE_URL' },
      { id: 'settings', category: 'settings', variable: 'GTM_ID' },
    ]);
    expect(errors[0]?.fix).toContain('.env');
  });

  it('names the setting of a space that is not there', async () => {
    const errors = await errorsOf({
      CONTENTFUL_SPACE_ID: 'x',
      CONTENTFUL_ACCESS_TOKEN: 'x',
      CONTENTFUL_HOST: 'localhost:1',
    });
    expect(errors).toMatchObject([{ id: 'space', category: 'space', variable: 'CONTENTFUL_HOST' }]);
  });

  it('names entry and field of every piece of content that no page can be made of', async () => {
    const edits = [
      ['number-1', 'slug', 'Not A Slug', 'number-1'],
      ['only-english', 'template', 'hero', 'simple-page'],
    ] as const;
    for (const [id, field, value] of edits) {
      space.store.setField('Entry', id, field, value);
      space.store.publish('Entry', id);
    }
    const errors = await errorsOf();
    for (const [id, field, , before] of edits) {
      space.store.setField('Entry', id, field, before);
      space.store.publish('Entry', id);
    }
    expect(
      errors.map(({ id, category, entry, field }) => [id, category, entry?.id, field]),
    ).toEqual(
      expect.arrayContaining([
        ['content.slug', 'content', 'number-1', 'slug'],
        ['content.template', 'content', 'only-english', 'template'],
      ]),
    );
    expect(errors).toHaveLength(2);
    expect(errors.every(({ fix }) => fix !== undefined)).toBe(true);
  });

  it('names file and line of a table of redirects that cannot be used', async () => {
    const file = 'redirects/rules/business-lines.txt';
    const errors = await errorsWith(file, (source) => `/lost\n${source}`);
    expect(errors).toMatchObject([{ id: 'redirects', category: 'code', file, line: 1 }]);
  });

  it('names the file of a query that GraphQL refuses', async () => {
    const errors = await errorsWith('src/templates/Insight.tsx', (source) =>
      source.replace(/^ +publicationDate$/m, 'publicationDay'),
    );
    expect(errors).toContainEqual({
      type: 'error',
      id: 'gatsby.85923',
      category: 'code',
      text: expect.stringContaining('Cannot query field "publicationDay"') as string,
      file: 'src/templates/Insight.tsx',
      line: expect.any(Number) as number,
    });
  });

  it('names the file of a module that webpack does not find', async () => {
    const errors = await errorsWith(
      'src/templates/Insight.tsx',
      (source) => `import '../nowhere';\n${source}`,
    );
    expect(errors).toMatchObject([
      { id: 'gatsby.98124', category: 'code', file: 'src/templates/Insight.tsx', line: 1 },
    ]);
    expect(errors[0]?.text).toContain('../nowhere');
  });

  it('names the page that does not render', async () => {
    const errors = await errorsWith('src/templates/Insight.tsx', (source) =>
      source.replace('if (!insight || !site) return null;', "throw new Error('It is broken.');"),
    );
    expect(errors.at(-1)).toMatchObject({
      id: 'gatsby.95313',
      category: 'code',
      path: expect.stringMatching(/^\/aa\/(en|fr)\/insights\//) as string,
    });
  });

  it('reports a crash as such', async () => {
    const errors = await errorsWith('gatsby/hooks/onPluginInit.ts', (source) =>
      source.replace('defineProblems(reporter)', 'process.abort()'),
    );
    expect(errors).toEqual([
      {
        type: 'error',
        id: 'unknown',
        category: 'unknown',
        text: expect.stringContaining('SIGABRT') as string,
      },
    ]);
  });
});
