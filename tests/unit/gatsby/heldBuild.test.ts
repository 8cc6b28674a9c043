import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { startVariable, startWord } from '~/gatsby/prewarm/startLine';
import { replaceFile } from '~/gatsby/records/replaceFile';

const state = '.cache/contentful-build.json';

/** Starts the hook at which a prewarmed build waits, in a folder whose last build has finished. */
const startHeld = () => {
  const folder = mkdtempSync(join(tmpdir(), 'held-'));
  const isFinished = (): boolean =>
    (JSON.parse(readFileSync(join(folder, state), 'utf8')) as { isFinished: boolean }).isFinished;
  replaceFile(join(folder, state), JSON.stringify({ origin: 'space', isFinished: true }));
  const hook = resolve('gatsby/hooks/createSchemaCustomization.ts');
  const call = `require(${JSON.stringify(hook)}).createSchemaCustomization({ actions: { createTypes() {}, createFieldExtension() {} }, getNodes: () => [{}] })`;
  const loader = resolve('node_modules/tsx/dist/cjs/index.cjs');
  const child = spawn(process.execPath, ['--require', loader, '--eval', call], {
    cwd: folder,
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      gatsby_executing_command: 'build',
      [startVariable]: '3',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const end = (): void => {
    child.kill();
    rmSync(folder, { recursive: true });
  };
  return { line: child.stdio[3] as Duplex, ended: once(child, 'close'), isFinished, end };
};

test('a prewarmed build leaves the cache finished until it starts: a restart, or a copy of its state, begins warm', async () => {
  const { line, ended, isFinished, end } = startHeld();
  try {
    await once(line, 'data');
    expect(isFinished()).toBe(true);
    line.write(startWord);
    expect(await ended).toEqual([0, null]);
    expect(isFinished()).toBe(false);
  } finally {
    end();
  }
}, 60_000);

test('a start that comes while it loads is not lost', async () => {
  const { line, ended, isFinished, end } = startHeld();
  try {
    line.write(startWord);
    expect(await ended).toEqual([0, null]);
    expect(isFinished()).toBe(false);
  } finally {
    end();
  }
}, 60_000);
