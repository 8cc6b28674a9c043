import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { resumeSaves, skipEarlySaves } from '~/gatsby/records/saveStateOnce';

const variable = 'GATSBY_DISABLE_CACHE_PERSISTENCE';
afterEach(() => void delete process.env[variable]);

it('Gatsby writes no state between the first hook and the last', () => {
  skipEarlySaves();
  expect(process.env[variable]).toBe('1');
  resumeSaves();
  expect(process.env[variable]).toBeUndefined();
});

it('a variable that is set stays', () => {
  process.env[variable] = 'yes';
  skipEarlySaves();
  resumeSaves();
  expect(process.env[variable]).toBe('yes');
});

it("Gatsby's build reads the variable at each save, the last of which follows its last hook", () => {
  const source = (file: string) => readFileSync(require.resolve(`gatsby/dist/${file}`), 'utf8');
  const save = source('redux/index.js').split('const saveState = ')[1];
  expect(save?.slice(0, 100)).toContain(`process.env.${variable}`);
  const build = source('commands/build.js');
  expect(build.lastIndexOf('db.saveState()')).toBeGreaterThan(
    build.lastIndexOf('(`onPostBuild`, {'),
  );
});

describe('the record of a completed build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-state-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.cache/contentful-build.json');

  /** Whether the build is recorded as finished, before and after the process ends. */
  const run = (end: string): boolean[] => {
    mkdirSync(join(folder, '.cache'), { recursive: true });
    writeFileSync(file, JSON.stringify({ origin: 'space', isFinished: false }));
    const script = `
      const { markFinishedAtExit, readBuildState } = require(${JSON.stringify(resolve('gatsby/records/buildState.ts'))});
      markFinishedAtExit();
      console.log(readBuildState().isFinished);
      ${end}`;
    const node = ['--import', require.resolve('tsx'), '--eval', script];
    let said = '';
    try {
      said = execFileSync(process.execPath, node, { cwd: folder, encoding: 'utf8' });
    } catch (error) {
      said = (error as { stdout: string }).stdout;
    }
    const { isFinished } = JSON.parse(readFileSync(file, 'utf8')) as { isFinished: boolean };
    return [said.trim() === 'true', isFinished];
  };

  it('is written when its process ends', () => {
    expect(run('')).toEqual([false, true]);
    expect(run('process.exit(0)')).toEqual([false, true]);
  });

  it('is not written when the process ends with an error or is killed', () => {
    expect(run('process.exit(1)')).toEqual([false, false]);
    expect(run('throw new Error("late")')).toEqual([false, false]);
    expect(run('process.kill(process.pid, "SIGKILL")')).toEqual([false, false]);
  });
});
