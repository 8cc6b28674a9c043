import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages for readers; those of demo content, benchmarks and fixtures have links of other kinds. */
const pages = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  ...readdirSync('packages').map((name) => join('packages', name, 'README.md')),
  'redirects/README.md',
];

/** Of notes on the past, and of steps whose files do not exist yet. */
const mayName = (page: string, path: string): boolean =>
  page === 'docs/benchmarks/archive.md' ||
  (page === 'CONTRIBUTING.md' && /[Pp]ress\.|callout/.test(path));

const withoutCode = (page: string): string =>
  readFileSync(page, 'utf8').replace(/```[^]*?```/g, '');

/** As GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [...withoutCode(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\-_ ]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('the links of %s lead to files and headings that exist', (page) => {
  const links = [...withoutCode(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const dead = links.filter((link) => {
    if (/^(?:[a-z]+:|\/)/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(target)) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  });
  expect(dead).toEqual([]);
});

const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(pages)('the files that %s names exist', (page) => {
  const named = [...withoutCode(page).matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.includes(path.split('/')[0] ?? ''))
    // What builds and commands write.
    .filter((path) => !/^(?:public|node_modules|\.(?!ci|github|devcontainer)[\w-]+)\//.test(path));
  const missing = named.filter(
    (path) => !existsSync(path) && !existsSync(join(dirname(page), path)) && !mayName(page, path),
  );
  expect(missing).toEqual([]);
});
