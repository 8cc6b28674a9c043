import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runAccelerated } from './support/runAccelerated';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compile-sources-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'gatsby-config.ts'), 'export default { siteMetadata: {} as object };');
  writeFileSync(
    join(folder, 'gatsby-node.ts'),
    `import { parse } from 'yaml';
     import { title } from './title';
     export const onPreBuild = (): string => \`\${title} \${parse('of a package')}\`;`,
  );
  writeFileSync(join(folder, 'title.ts'), `export const title: string = 'A title';`);
  mkdirSync(join(folder, 'plugins/local'), { recursive: true });
  writeFileSync(join(folder, 'plugins/local/gatsby-node.ts'), 'export const onPostBuild = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Compiles with the function that Gatsby's file requires. */
const compile = (): string =>
  runAccelerated(
    `const compiler = requireIn('gatsby/dist/services/initialize.js', '../utils/parcel/compile-gatsby-files');
     compiler.compileGatsbyFiles(process.cwd()).then(() => console.log('compiled to ' + compiler.COMPILED_CACHE_DIR));`,
    {},
    folder,
  );

const compiled = (name: string): string => join(folder, '.cache/compiled', `${name}.js`);

it('compiles the files of the site and of its plugins, bundles local imports and keeps packages external', () => {
  expect(compile()).toBe('compiled to .cache/compiled');
  const node = readFileSync(compiled('gatsby-node'), 'utf8');
  expect(node).toContain('A title');
  expect(node).toContain('require("yaml")');
  const script = (file: string, value: string): string =>
    `console.log(require(${JSON.stringify(file)}).${value})`;
  expect(runAccelerated(script(compiled('gatsby-node'), 'onPreBuild()'))).toBe(
    'A title of a package',
  );
  expect(runAccelerated(script(compiled('gatsby-config'), 'default.siteMetadata'))).toBe('{}');
  expect(runAccelerated(script(compiled('plugins/local/gatsby-node'), 'onPostBuild'))).toBe('1');
});

it('reports file and line of a compile error', () => {
  writeFileSync(join(folder, 'title.ts'), `export const title: string = ;`);
  let said = '';
  try {
    said = compile();
  } catch (error) {
    said = (error as { stdout: string }).stdout;
  }
  expect(said).toMatch(
    /gatsby-config\.ts or gatsby-node\.ts cannot be compiled[\s\S]*title\.ts:1:29/,
  );
  expect(said).not.toContain('compiled to');
});
