import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json';
import { builtScripts, publicFolder } from './support/builtSite';

type SourceMap = { sources: string[]; sourcesContent: (string | null)[] };

/** Every module of the scripts that ship, by the source maps beside them. */
const modules = builtScripts()
  .map((name) => `${name}.map`)
  .filter((name) => existsSync(join(publicFolder, name)))
  .flatMap((name) => {
    const map = JSON.parse(readFileSync(join(publicFolder, name), 'utf8')) as SourceMap;
    return map.sources.map((source, index) => ({
      script: name.replace(/-[0-9a-f]+\.js\.map$/, ''),
      source,
      text: map.sourcesContent[index] ?? '',
    }));
  });

const scriptsWith = (pattern: RegExp): string[] => [
  ...new Set(modules.filter(({ source }) => pattern.test(source)).map(({ script }) => script)),
];

test.each([
  ['react', /node_modules\/react\/cjs\/react\.production/, 'framework'],
  ['react-dom', /node_modules\/react-dom\/cjs\/react-dom\.production/, 'framework'],
  ['react-helmet', /node_modules\/react-helmet\//, 'head'],
  ['@emotion/react', /node_modules\/@emotion\/react\//, 'libraries'],
  ['@emotion/styled', /node_modules\/@emotion\/styled\//, 'libraries'],
  ['gatsby-plugin-image', /node_modules\/gatsby-plugin-image\/dist\/components\/main-image/, ''],
  ['gatsby-plugin-offline', /node_modules\/gatsby-plugin-offline\/gatsby-browser/, 'libraries'],
])('%s itself is in what ships', (_name, pattern, script) => {
  expect(scriptsWith(pattern)).toEqual([expect.stringMatching(script)]);
});

test.each([
  ['Preact', /node_modules\/preact\//],
  ['React for servers', /react-dom\/(?:server|cjs\/react-dom-server)/],
  ['the part of gatsby-plugin-image that needs it', /gatsby-image\.browser|lazy-hydrate/],
])('%s is not in what ships', (_name, pattern) => {
  expect(scriptsWith(pattern)).toEqual([]);
});

test.each(['preact', 'gatsby-plugin-preact'])('%s is no dependency', (name) => {
  expect(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })).not.toContain(
    name,
  );
});

test.each([
  ['React', '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED'],
  ['react-helmet', 'data-react-helmet'],
  ['gatsby-plugin-google-tagmanager', 'googletagmanager.com/gtm.js'],
])('no source of ours does the work of %s', (_name, mark) => {
  const ours = modules.filter(({ source }) =>
    /\/talvane-website\/(?:\.\/)?(?:src|gatsby|offline)\b/.test(source),
  );
  expect(ours.length).toBeGreaterThan(50);
  expect(ours.filter(({ text }) => text.includes(mark)).map(({ source }) => source)).toEqual([]);
});

test('modules are known with their text', () => {
  const helmet = modules.find(({ source }) => source.includes('node_modules/react-helmet/'));
  expect(helmet?.text).toContain('data-react-helmet');
});

test('scripts are written in the language that all supported browsers know', () => {
  const ours = builtScripts().filter((name) => /^(?:app|component---src)/.test(name));
  const texts = ours.map((name) => readFileSync(join(publicFolder, name), 'utf8'));
  expect(texts.filter((text) => text.includes('?.')).length).toBeGreaterThan(5);
  // What compilers make of `?.` and `??`.
  expect(texts.filter((text) => /null[!=]=\(\w+=/.test(text))).toEqual([]);
});
