import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFakePackages, preloadsFolder, runFake } from './support/fakeGatsby';

let folder = '';

beforeEach(() => {
  folder = makeFakePackages({
    'gatsby/dist/utils/parcel/compile-gatsby-files.js': `
      exports.COMPILED_CACHE_DIR = '.cache/compiled';
      exports.compileGatsbyFiles = () => { throw new Error('Parcel ran'); };`,
    'gatsby/dist/services/initialize.js': `
      const { compileGatsbyFiles, COMPILED_CACHE_DIR } = require('../utils/parcel/compile-gatsby-files');
      compileGatsbyFiles(process.cwd()).then(() => console.log('compiled to ' + COMPILED_CACHE_DIR));`,
    'gatsby-cli/lib/reporter/index.js': `
      exports.default = { panic: (text) => { console.log(text); process.exit(); } };`,
    'left-out/index.js': `exports.value = 'of a package';`,
  });
  writeFileSync(join(folder, 'gatsby-config.ts'), 'export default { siteMetadata: {} as object };');
  writeFileSync(
    join(folder, 'gatsby-node.ts'),
    `import { value } from 'left-out';
     import { title } from './title';
     export const onPreBuild = (): string => \`\${title} \${value}\`;`,
  );
  writeFileSync(join(folder, 'title.ts'), `export const title: string = 'A title';`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const compile = (): string[] =>
  runFake(folder, 'gatsby/dist/services/initialize.js', join(preloadsFolder, 'compileSources.mjs'));

const compiled = (name: string): string => join(folder, '.cache/compiled', `${name}.js`);

it('compiles both files with the sources they import, not with packages', () => {
  expect(compile()).toEqual(['compiled to .cache/compiled']);
  const node = readFileSync(compiled('gatsby-node'), 'utf8');
  expect(node).toContain('A title');
  expect(node).not.toContain('of a package');
  writeFileSync(
    join(folder, 'node_modules/run.js'),
    `console.log(require(${JSON.stringify(compiled('gatsby-node'))}).onPreBuild());
     console.log(require(${JSON.stringify(compiled('gatsby-config'))}).default);`,
  );
  expect(runFake(folder, 'run.js', join(preloadsFolder, 'replaceModule.mjs'))).toEqual([
    'A title of a package',
    '{ siteMetadata: {} }',
  ]);
});

it('compiles the files of local plugins, where Gatsby looks for them', () => {
  mkdirSync(join(folder, 'plugins/local'), { recursive: true });
  writeFileSync(
    join(folder, 'plugins/local/gatsby-node.ts'),
    `import { title } from '../../title';
     export const onPostBuild = (): string => title;`,
  );
  expect(compile()).toEqual(['compiled to .cache/compiled']);
  expect(readFileSync(compiled('plugins/local/gatsby-node'), 'utf8')).toContain('A title');
  expect(existsSync(compiled('gatsby-node'))).toBe(true);
});

it('names the file and the line that cannot be compiled', () => {
  writeFileSync(join(folder, 'title.ts'), `export const title: string = ;`);
  const said = compile().join('\n');
  expect(said).toMatch(/^gatsby-config.ts or gatsby-node.ts cannot be compiled/);
  expect(said).toContain('title.ts:1:29');
  expect(said).not.toContain('compiled to');
});
