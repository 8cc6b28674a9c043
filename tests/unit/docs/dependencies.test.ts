import { readFileSync } from 'node:fs';

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

const sections = new Map(
  readFileSync('docs/dependencies.md', 'utf8')
    .split(/^## /m)
    .map((text): [string, string] => [text.split('\n')[0] ?? '', text]),
);

/** The packages of the table of a section; `@types/*` is all of a scope. */
const listedIn = (heading: string): string[] =>
  [...(sections.get(heading) ?? '').matchAll(/^\| (?!Package|---)([^|]+) \|/gm)].flatMap(
    ([, names = '']) => names.split(', '),
  );

const isOf = (listed: string, name: string): boolean =>
  listed.endsWith('/*') ? name.startsWith(listed.slice(0, -1)) : listed === name;

const root = manifestOf('.');
test.each([
  ['For the build and the site', root.dependencies],
  ['For development and tests', root.devDependencies],
])('the table "%s" has each package once, and no other', (heading, dependencies = {}) => {
  const listed = listedIn(heading);
  const installed = Object.keys(dependencies);
  expect(installed.length).toBeGreaterThan(40);
  const timesListed = installed.map((name) => listed.filter((one) => isOf(one, name)).length);
  expect(installed.filter((_, index) => timesListed[index] !== 1)).toEqual([]);
  expect(listed.filter((one) => !installed.some((name) => isOf(one, name)))).toEqual([]);
});

test.each([
  ['contentful-emulator', 'packages/contentful-emulator'],
  ['static-site-publisher', 'packages/publisher'],
])('the table of %s has each of its dependencies', (heading, folder) => {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  const listed = listedIn(heading);
  expect(Object.keys(dependencies).filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => !(name in { ...dependencies, ...devDependencies }))).toEqual([]);
});

test('a package that the site and a workspace use has one version', () => {
  const versions = { ...root.dependencies, ...root.devDependencies };
  for (const folder of ['packages/contentful-emulator', 'packages/publisher']) {
    const { dependencies, devDependencies } = manifestOf(folder);
    const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, version]) => name in versions && versions[name] !== version,
    );
    expect([folder, others]).toEqual([folder, []]);
  }
});
