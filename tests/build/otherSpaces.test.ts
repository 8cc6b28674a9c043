import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'node-html-parser';
import { emojiSlugEntry, extremesSpace } from '../fixtures/extremesSpace';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'other-space-'));

/** The sources in a folder of their own, since Gatsby's cache and output lie beside them. */
const notCopied = new Set([
  'node_modules',
  '.git',
  '.cache',
  'public',
  '.space',
  'docs',
  'tests',
  'bench',
  '.env',
]);

const build = async (space: object): Promise<{ output: string; hasFailed: boolean }> => {
  const spaceFile = join(folder, '.space', 'space.json');
  mkdirSync(join(folder, '.space'), { recursive: true });
  writeFileSync(spaceFile, JSON.stringify(space));
  const env = {
    PATH: process.env.PATH,
    NO_COLOR: '1',
    SPACE_FILE: spaceFile,
    SPACE_PORT: '0',
    CI: 'true',
  };
  const options = { cwd: folder, env, maxBuffer: 1e8 };
  try {
    const { stdout, stderr } = await run(
      process.execPath,
      ['--import', 'tsx', 'cli/build.ts'],
      options,
    );
    return { output: stdout + stderr, hasFailed: false };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { output: stdout + stderr, hasFailed: true };
  }
};

const html = (path: string) =>
  parse(readFileSync(join(folder, 'public', path, 'index.html'), 'utf8'));

beforeAll(() => {
  for (const name of readdirSync('.')) {
    if (!notCopied.has(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a space of dark corners builds, and says what it leaves out', async () => {
  const { output, hasFailed } = await build(extremesSpace());
  expect(hasFailed ? output : '').toBe('');
  expect(output).toContain('left out in aa/fr: "only-english" (only-english), no title in "fr"');

  const home = html('aa/en/home');
  expect(home.querySelector('h1')?.text).toHaveLength(80);
  expect(home.text).toContain('العربية');
  expect(home.text).not.toContain('Shows nothing');
  expect(html('single/en/home').querySelector('h1')?.text).toBe('Title');
  expect(html('aa/en/insights').querySelectorAll('main article article')).toHaveLength(501);
  expect(
    html('aa/en/insights/dangling').querySelectorAll('main li a[href$="/insights/number-1"]'),
  ).toHaveLength(1);
  expect(html('').querySelectorAll('a[href="/single/en/home"]').length).toBeGreaterThan(0);
  expect(html('').querySelectorAll('a[href^="/empty"]')).toHaveLength(0);
}, 240_000);

test('an entry that no page can be made of stops the build with its name', async () => {
  const { output, hasFailed } = await build(extremesSpace([emojiSlugEntry()]));
  expect(hasFailed).toBe(true);
  expect(output).toContain(
    '"Insight emoji" (insight emoji) has the slug "🎉". Use lower-case letters',
  );
}, 240_000);
