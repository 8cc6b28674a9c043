import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RenderAheadReport } from './support/runRenderAhead';

/** A project of its own, since pictures are written below the folder of the process. */
const project = mkdtempSync(join(tmpdir(), 'render-ahead-'));
for (const name of ['contentful', 'gatsby', 'hosting', 'node_modules', 'src', 'tsconfig.json']) {
  symlinkSync(resolve(name), join(project, name));
}
afterAll(() => rmSync(project, { recursive: true }));

const run = (): RenderAheadReport => {
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', resolve('tests/unit/gatsby/support/runRenderAhead.ts')],
    { cwd: project, encoding: 'utf8' },
  );
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as RenderAheadReport;
};

it('renders in another process what pages ask for later, and is silent of what cannot be rendered', () => {
  const { shown, warnings, there, renderedHere } = run();
  const [address, missing] = shown;
  expect(address).toMatch(/^\/base\/static\/[0-9a-f]{12}\/40\.webp$/);
  expect(existsSync(join(project, 'public', String(address).replace('/base/', '')))).toBe(true);
  expect(missing).toBeNull();
  expect({ there, renderedHere }).toEqual({ there: 1, renderedHere: 0 });
  expect(warnings).toEqual({ ahead: 0, all: 1 });
});

it('begins nothing where pictures were rendered before, and renders what is missing when a page asks', () => {
  rmSync(join(project, 'public'), { recursive: true });
  const { shown, there } = run();
  expect(there).toBe(0);
  expect(existsSync(join(project, 'public', String(shown[0]).replace('/base/', '')))).toBe(true);
});
