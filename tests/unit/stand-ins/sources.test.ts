import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('stand-ins'))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

// The stand-ins of gatsby/webpack/slimBundles.ts leave out what nothing uses. Whoever starts to use it takes its
// stand-in away.
test.each([
  ['react-helmet with other props than children', /<Helmet\s[^>]/],
  ["Gatsby's Head API", /export (?:const|function) Head\b/],
  ["Gatsby's Script off the main thread", /off-main-thread/],
  ['Emotion’s withTheme', /\bwithTheme\b/],
  ['styles of elements made of their props', /\bstyled\.\w+(?:<|\(\s*(?:\(|\w+\s*=>))/],
  ['lazy, memo or PureComponent of React', /\b(?:lazy|memo)\(|\bPureComponent\b/],
])('no source uses %s', (_what, pattern) => {
  expect(filesWith(pattern)).toEqual([]);
});

test('the sources are there, and use Helmet', () => {
  expect(filesWith(/<Helmet>/)).toContain(join('layout', 'Seo.tsx'));
});
