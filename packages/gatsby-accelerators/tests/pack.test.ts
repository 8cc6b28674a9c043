import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runAccelerated } from './support/runAccelerated';

const packageFolder = resolve(__dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'gatsby-accelerators-'));
const packed = join(folder, 'node_modules/gatsby-accelerators');

let files: string[] = [];
beforeAll(() => {
  const said = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: packageFolder, encoding: 'utf8' },
  );
  const [archive] = JSON.parse(said) as [{ filename: string; files: { path: string }[] }];
  files = archive.files.map(({ path }) => path);
  mkdirSync(packed, { recursive: true });
  execFileSync('tar', [
    ...['-xzf', join(folder, archive.filename), '-C', packed, '--strip-components=1'],
  ]);
  symlinkSync(resolve('node_modules/esbuild'), join(folder, 'node_modules/esbuild'));
  symlinkSync(resolve('node_modules/gatsby'), join(folder, 'node_modules/gatsby'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the package contains code and README, and no tests', () => {
  expect(files.sort()).toEqual([
    'LICENSE',
    'README.md',
    'index.js',
    'lib/accelerator.d.ts',
    'lib/compileSources.js',
    'lib/contentfulNodes.js',
    'lib/findMismatch.js',
    'lib/patchModules.js',
    'lib/sliceInlining.js',
    'lib/sourceCache.js',
    'package.json',
    'register.js',
  ]);
});

it('the packed copy patches Gatsby when preloaded by its name', () => {
  const said = runAccelerated(
    `const file = require.resolve('gatsby-accelerators/register', { paths: [process.cwd()] });
     const { compileGatsbyFiles } = requireIn('gatsby/dist/services/initialize.js', '../utils/parcel/compile-gatsby-files');
     console.log(file + ' ' + String(compileGatsbyFiles).includes('esbuild'));`,
    { GATSBY_ACCELERATORS: JSON.stringify({ 'compile-sources': {} }) },
    folder,
    'gatsby-accelerators/register',
  );
  // Gatsby's reporter breaks long lines.
  expect(said.split(/\s+/)).toEqual([join(packed, 'register.js'), 'true']);
});

it('dependencies match the required packages', () => {
  const { dependencies } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const required = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(join(packed, file), 'utf8').matchAll(/\brequire\('([^'.][^']*)'\)/g),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:'));
  expect([...new Set(required)]).toEqual(Object.keys(dependencies));
});
